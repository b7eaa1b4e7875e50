import { z } from 'zod'
import type { OpenAccount } from '../../../../integrations/payments/gateway.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { readPaymentAccount, updatePaymentAccount } from '../queries/accounts.ts'
import type { AccountRef, AccountRow } from '../queries/accounts.ts'

type Whose = Pick<AccountRow, 'shop_id' | 'provider'>
type Credentials = Readonly<Record<string, string>>

const stored = z.record(z.string(), z.string())

/** An account as its provider takes it; null where its credentials do not open: the secret that sealed them is gone. */
export function openAccount({ sealing }: Pick<Deps, 'sealing'>, row: AccountRow): OpenAccount | null {
  const opened = openCredentials({ sealing }, row)
  return (
    opened && {
      name: `${row.account_key}.${row.updated_at.getTime()}`,
      isLive: row.is_live,
      credentials: opened.credentials,
    }
  )
}

/** Null: they do not open. `isOld`: sealed by the secret before. */
export function openCredentials(
  { sealing }: Pick<Deps, 'sealing'>,
  row: Whose & Pick<AccountRow, 'credentials'>,
): { credentials: Credentials; isOld: boolean } | null {
  if (row.credentials === null) return { credentials: {}, isOld: false }
  const opened = sealing.open(row.credentials, aboutOf(row))
  return opened && { credentials: stored.parse(JSON.parse(opened.plain)), isOld: opened.isOld }
}

export const sealCredentials = (
  { sealing }: Pick<Deps, 'sealing'>,
  whose: Whose,
  credentials: Credentials,
): Buffer | null =>
  Object.keys(credentials).length === 0 ? null : sealing.seal(JSON.stringify(credentials), aboutOf(whose))

/** The account an attempt was started with, opened; null where there is none or it does not open. */
export async function openAccountOf(
  deps: Pick<Deps, 'sealing'>,
  trx: Db,
  { shopId, accountId }: { shopId: number; accountId: number | null },
): Promise<OpenAccount | null> {
  const row = accountId === null ? undefined : await readPaymentAccount(trx, { shopId, accountId })
  return row ? openAccount(deps, row) : null
}

/** Seals again what the secret before sealed, so that accounts in use need it no longer. */
export async function resealIfOld(deps: Pick<Deps, 'sealing'>, trx: Db, row: AccountRow): Promise<void> {
  const opened = openCredentials(deps, row)
  if (!opened?.isOld) return
  const which: AccountRef = { shopId: row.shop_id, accountId: row.id }
  await updatePaymentAccount(trx, which, { credentials: sealCredentials(deps, row, opened.credentials) })
}

// A row that is copied into another shop, or under another provider, does not open.
const aboutOf = ({ shop_id, provider }: Whose): string => `payment account ${shop_id} ${provider}`

import { newKey } from '../../../integrations/acme/order-certificate.ts'
import type { Account } from '../../../integrations/acme/order-certificate.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readAccount, saveAccount } from './queries/accounts.ts'
import type { AccountRow } from './queries/accounts.ts'

/** The account at an authority: of all processes one and the same. One whose key cannot be opened any more gives way to a new one. */
export async function accountAt({ db, sealing }: Deps, directory: string): Promise<Account> {
  const about = `acme account ${directory}`
  const opened = (row: AccountRow | null): Account | null => {
    const key = row && sealing.open(row.key_sealed, about)?.plain
    return row && key ? { key, url: row.url } : null
  }
  const row = await readAccount(db, directory)
  const known = opened(row)
  if (known) return known
  await saveAccount(db, directory, sealing.seal(newKey(), about), row?.key_sealed ?? null)
  const made = opened(await readAccount(db, directory))
  if (!made) throw new Error('the account at the authority cannot be kept')
  return made
}

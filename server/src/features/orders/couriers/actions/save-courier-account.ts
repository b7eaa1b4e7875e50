import { randomBytes } from 'node:crypto'
import { courierCredentialNames, type SaveCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import type { CourierProvider } from '../../../../integrations/couriers/courier.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { isMasked, openCredentials, sealCredentials, type Credentials } from '../accounts.ts'
import { accountTexts } from '../messages.ts'
import { lockCourierAccount, updateCourierAccount } from '../queries/accounts.ts'

type Who = { shopId: number; userId: number; now: Date }

/** Keeps a shop's account with a courier. @throws AppError 422 at a credential that is missing */
export async function saveCourierAccount(
  deps: Pick<Deps, 'sealing'>,
  trx: Db,
  { shopId, userId, now }: Who,
  { provider, fields }: CourierProvider,
  typed: SaveCourierAccount,
): Promise<void> {
  const row = await lockCourierAccount(trx, {
    shop_id: shopId,
    provider,
    account_key: randomBytes(24).toString('base64url'),
    is_active: false,
    is_live: false,
    created_at: now,
    updated_at: now,
  })
  const name = courierProviderName(provider)
  const before: Credentials = openCredentials(deps, row) ?? {}
  const kept = fields.map(({ name: field }) => {
    const known = courierCredentialNames.find((one) => one === field)
    const value = known === undefined ? undefined : typed[known]
    return [field, value === undefined || value === '' || isMasked(value) ? (before[field] ?? '') : value] as const
  })
  const credentials = Object.fromEntries(kept.filter(([, value]) => value !== ''))
  const isActive = typed.is_active ?? row.is_active
  const isLive = typed.is_live ?? row.is_live
  const missing = fields.find((field) => credentials[field.name] === undefined)
  if (isActive && missing) throw refuseField(missing.name, accountTexts.missing, { name })
  const changed = fields.filter((field) => credentials[field.name] !== before[field.name])
  const isOther = changed.length > 0 || isLive !== row.is_live
  await updateCourierAccount(
    trx,
    { shopId, accountId: row.id },
    {
      is_active: isActive,
      is_live: isLive,
      credentials: sealCredentials(deps, row, credentials),
      updated_at: now,
      ...(isOther && { problem: null, last_ok_at: null }),
    },
  )
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'courier_account.saved',
    subject: { type: 'shipping', ref: provider, name },
    // The log cannot be edited: it says which credentials changed, never what they are.
    after: { is_active: isActive, is_live: isLive, credentials: changed.map((field) => field.name).join(', ') },
    now,
  })
}

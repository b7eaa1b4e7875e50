import type { SavePaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import { credentialNames } from '@kedai/contracts/payment-accounts.ts'
import { providerName } from '@kedai/domain/payments/providers.ts'
import type { CredentialField, PaymentProvider } from '../../../../integrations/payments/gateway.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { newAddressKey } from '../accounts/account-key.ts'
import { accountTexts } from '../accounts/messages.ts'
import { typedFees } from '../accounts/typed-fees.ts'
import { openCredentials, sealCredentials } from '../accounts/open-account.ts'
import { isMasked } from '../accounts/present-account.ts'
import { insertAccountOnce, lockPaymentAccount, updatePaymentAccount } from '../queries/accounts.ts'
import type { AccountRow } from '../queries/accounts.ts'
import { switchGatewayMethod } from './set-payment-method.ts'
import type { Setter } from './set-payment-method.ts'

type Credentials = Readonly<Record<string, string>>

/**
 * Keeps a shop's account with a provider; on, its way to pay is offered, off it is not. Credentials of another merchant, or of
 * live after test, are another account: what was started before is still asked about with the old ones.
 * @throws AppError 422 at a credential that is missing, wrong or not of this provider
 */
export async function savePaymentAccount(
  deps: Pick<Deps, 'sealing'>,
  trx: Db,
  who: Setter,
  gateway: PaymentProvider,
  typed: SavePaymentAccount,
): Promise<void> {
  const { shopId, userId, now } = who
  const { provider, fields } = gateway
  const row = await lockedAccount(trx, who, provider)
  const before: Credentials = openCredentials(deps, row)?.credentials ?? {}
  const credentials = mergedCredentials(gateway, before, typed)
  const isActive = typed.is_active ?? row.is_active
  const isLive = typed.is_live ?? row.is_live
  if (isActive) mustBeWhole(gateway, credentials)
  const changed = fields.filter(({ name }) => credentials[name] !== before[name])
  const isReplaced = isOther(before, changed) || (row.credentials !== null && isLive !== row.is_live)
  const state = {
    is_active: isActive,
    is_live: isLive,
    credentials: sealCredentials(deps, row, credentials),
    updated_at: now,
    ...typedFees(row, typed),
    ...((changed.length > 0 || isReplaced) && { problem: null, last_ok_at: null }),
  }
  if (isReplaced) {
    await updatePaymentAccount(trx, { shopId, accountId: row.id }, { replaced_at: now, is_active: false })
    const next = await lockedAccount(trx, who, provider)
    await updatePaymentAccount(trx, { shopId, accountId: next.id }, state)
  } else await updatePaymentAccount(trx, { shopId, accountId: row.id }, state)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'payment_account.saved',
    subject: { type: 'payment_method', ref: provider, name: providerName(provider) },
    // The log cannot be edited: it says which credentials changed, never what they are.
    after: { is_active: isActive, is_live: isLive, credentials: changed.map(({ name }) => name).join(', ') },
    now,
  })
  await switchGatewayMethod(trx, who, provider, isActive)
}

async function lockedAccount(trx: Db, { shopId, now }: Setter, provider: string): Promise<AccountRow> {
  const known = await lockPaymentAccount(trx, shopId, provider)
  if (known) return known
  await insertAccountOnce(trx, {
    shop_id: shopId,
    provider,
    account_key: newAddressKey(),
    is_active: false,
    is_live: false,
    created_at: now,
    updated_at: now,
  })
  const row = await lockPaymentAccount(trx, shopId, provider)
  if (!row) throw new Error('an account that was just made is gone') // nothing deletes accounts
  return row
}

function mergedCredentials(
  { provider, fields }: PaymentProvider,
  before: Credentials,
  typed: SavePaymentAccount,
): Credentials {
  const given = credentialNames.filter((name) => typed[name] !== undefined && typed[name] !== '')
  const stranger = given.find((name) => !fields.some((field) => field.name === name))
  if (stranger) throw refuseField(stranger, accountTexts.notOfProvider, { name: providerName(provider) })
  const merged = fields.map(({ name, oneOf, aliases }: CredentialField) => {
    const written = given.some((one) => one === name) ? (typed as Credentials)[name] : undefined // a name of the contract
    const value = written === undefined ? undefined : (aliases?.get(written.toLowerCase()) ?? written)
    const kept = value === undefined || isMasked(value) ? (before[name] ?? oneOf?.[0]) : value
    if (kept !== undefined && oneOf && !oneOf.includes(kept))
      throw refuseField(name, accountTexts.notOneOf, { choices: oneOf.join(', ') })
    return [name, kept ?? ''] as const
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== ''))
}

function mustBeWhole({ provider, fields }: PaymentProvider, credentials: Credentials): void {
  const missing = fields.find(({ name }) => credentials[name] === undefined)
  if (missing) throw refuseField(missing.name, accountTexts.missing, { name: providerName(provider) })
}

const isOther = (before: Credentials, changed: readonly CredentialField[]): boolean =>
  changed.some(({ name, namesMerchant }) => namesMerchant && before[name] !== undefined)

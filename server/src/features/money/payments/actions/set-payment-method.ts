import type { SavePaymentMethod } from '@kedai/contracts/seller-payments.ts'
import { methodDefaults } from '@kedai/domain/payments/method-words.ts'
import { paysByTransfer } from '@kedai/domain/checkout/transfer-discount.ts'
import { providerName } from '@kedai/domain/payments/providers.ts'
import { paymentKindRules } from '@kedai/domain/payments/methods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { accountTexts } from '../accounts/messages.ts'
import { duitNowRefusals } from '../duitnow-messages.ts'
import { offeredMethods } from '../offered-methods.ts'
import type { OfferedMethod } from '../offered-methods.ts'
import { lockPaymentAccount } from '../queries/accounts.ts'
import { lockDuitNow } from '../queries/duitnow.ts'
import { findMethod } from '../queries/methods.ts'
import type { MethodRow } from '../queries/methods.ts'
import { insertMethodOnce, keepShownAccounts, listAllMethods, lockAccounts, updateMethod } from '../queries/setup.ts'
import { setupRefusals } from '../setup-messages.ts'
import { openSandboxAccount } from './open-sandbox-account.ts'

/** `userId` null: nobody in person (the seed). */
export type Setter = { shopId: number; userId: number | null; lang: Lang; demo: boolean; now: Date }

/** What buyers read of a method, and how long its orders wait. @throws AppError 404 for a method that is not offered, 422 */
export async function savePaymentMethod(
  trx: Db,
  setter: Setter,
  { code, name, instructions, hold_minutes: wish = null, unique_total: isUnique }: SavePaymentMethod,
): Promise<void> {
  const method = await knownMethod(trx, setter, code)
  const { kind } = offered(setter, code)
  const { hold } = paymentKindRules[kind]
  if (wish !== null && (hold === null || wish < hold.least || wish > hold.most))
    throw refuseField('hold_minutes', setupRefusals.holdOutOfBounds, { least: hold?.least ?? 0, most: hold?.most ?? 0 })
  if (isUnique === true && !paysByTransfer(kind)) throw refuseField('unique_total', setupRefusals.notByTransfer)
  const after = { name, instructions, hold_minutes: wish, unique_total: isUnique ?? method.unique_total }
  await updateMethod(trx, setter.shopId, code, after)
  await told(
    trx,
    setter,
    method,
    {
      name: method.name,
      instructions: method.instructions,
      hold_minutes: method.hold_minutes,
      unique_total: method.unique_total,
    },
    after,
  )
}

/** @throws AppError 404, 409 for a transfer without an account to transfer to, a QR without a code */
export async function switchPaymentMethod(
  trx: Db,
  setter: Setter,
  { code, isActive }: { code: string; isActive: boolean },
): Promise<void> {
  const method = await knownMethod(trx, setter, code)
  const accounts = await lockAccounts(trx, setter.shopId)
  if (isActive && method.kind === 'bank_transfer' && !accounts.some(({ is_shown }) => is_shown))
    throw new AppError('conflict', setupRefusals.noAccount)
  if (isActive && method.kind === 'qr' && !(await lockDuitNow(trx, setter.shopId)))
    throw new AppError('conflict', duitNowRefusals.noCode)
  if (isActive && method.provider !== null) await mustHaveAccount(trx, setter, method.provider)
  await updateMethod(trx, setter.shopId, code, { is_active: isActive })
  await told(trx, setter, method, { is_active: method.is_active }, { is_active: isActive })
}

/** Offers what a shop's account with a provider takes, or no longer. */
export async function switchGatewayMethod(trx: Db, setter: Setter, provider: string, isActive: boolean): Promise<void> {
  for (const { code } of offeredMethods.filter((one) => one.provider === provider)) {
    const known = await findMethod(trx, setter.shopId, code)
    if (isActive !== (known?.is_active ?? false)) await switchPaymentMethod(trx, setter, { code, isActive })
  }
}

async function mustHaveAccount(trx: Db, { shopId, now }: Setter, provider: string): Promise<void> {
  if (provider === 'sandbox') return openSandboxAccount(trx, shopId, now)
  const account = await lockPaymentAccount(trx, shopId, provider)
  if (!account?.is_active)
    throw new AppError('conflict', accountTexts.accountOff, { params: { name: providerName(provider) } })
}

/** The order in which buyers see them; codes left out come last. */
export async function orderPaymentMethods(
  trx: Db,
  { shopId, ...setter }: Setter,
  codes: readonly string[],
): Promise<void> {
  const known = (await listAllMethods(trx, shopId)).map(({ code }) => code)
  const wanted = [...new Set([...codes, ...known])]
  for (const code of wanted) if (!known.includes(code)) await knownMethod(trx, { shopId, ...setter }, code)
  for (const [position, code] of wanted.entries()) await updateMethod(trx, shopId, code, { position })
  const { userId, now } = setter
  await recordAudit(trx, {
    ...{ shopId, userId, action: 'payment_method.edited', now },
    ...{ subject: { type: 'shop', ref: shopId }, before: { order: known }, after: { order: wanted } },
  })
  publishChange(trx, 'shop', shopId)
}

const offered = ({ demo }: Pick<Setter, 'demo'>, code: string): OfferedMethod => {
  const found = offeredMethods.find((one) => one.code === code && (demo || !one.isForDemo))
  if (!found) throw new AppError('not_found', texts.notFound)
  return found
}

// A method that was never touched has no row yet.
async function knownMethod(trx: Db, setter: Setter, code: string): Promise<MethodRow> {
  const { code: known, kind, provider } = offered(setter, code)
  const { shopId, lang } = setter
  const position = offeredMethods.findIndex((one) => one.code === code)
  await insertMethodOnce(trx, {
    shop_id: shopId,
    code,
    kind,
    provider,
    ...methodDefaults[known][lang],
    position,
    is_active: false,
  })
  await keepShownAccounts(trx, shopId)
  const row = await findMethod(trx, shopId, code)
  if (!row) throw new AppError('not_found', texts.notFound)
  return row
}

type Facts = Record<string, string | number | boolean | null>

async function told(
  trx: Db,
  { shopId, userId, now }: Setter,
  { code, name }: MethodRow,
  before: Facts,
  after: Facts,
): Promise<void> {
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'payment_method.edited',
    subject: { type: 'payment_method', ref: code, name },
    before,
    after,
    now,
  })
  publishChange(trx, 'shop', shopId)
}

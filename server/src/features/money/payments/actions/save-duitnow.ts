import { acquirerName, readDuitNow } from '@kedai/domain/payments/duitnow/duitnow-code.ts'
import type { DuitNowCode } from '@kedai/domain/payments/duitnow/duitnow-code.ts'
import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import { maskedNumber } from '@kedai/domain/payments/banks.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import type { DuitNowChange } from '../duitnow-change.ts'
import { duitNowProblems, duitNowRefusals } from '../duitnow-messages.ts'
import { deleteDuitNow, lockDuitNow, putDuitNow } from '../queries/duitnow.ts'
import type { DuitNowRow } from '../queries/duitnow.ts'
import { findMethod } from '../queries/methods.ts'
import { switchPaymentMethod } from './set-payment-method.ts'
import type { Setter } from './set-payment-method.ts'

type Who = { shopId: number; userId: number | null; now: Date }

/** `same`: it was this code already. */
export type ChangedDuitNow = { action: DuitNowChange | 'same'; merchantName: string; account: string }

/** Keeps what the picture's code said, null where the picture had none; a first code switches its method on. @throws AppError 422 at `picture` with what is wrong */
export async function saveDuitNow(trx: Db, who: Setter, said: string | null): Promise<ChangedDuitNow> {
  if (said === null) throw refuseField('picture', duitNowRefusals.unreadable)
  const read = readDuitNow(said)
  if (!read.ok) throw refuseField('picture', duitNowProblems[read.problem])
  const { code } = read
  const before = await lockDuitNow(trx, who.shopId)
  if (before?.payload === code.payload) return { action: 'same', ...namesOf(code) }
  const after = { payload: code.payload, says_amount: (before?.says_amount ?? false) && !code.isSealed }
  await putDuitNow(trx, { shopId: who.shopId, ...after, now: who.now })
  await written(trx, who, before ? 'duitnow_qr.replaced' : 'duitnow_qr.added', code, before ?? null, after)
  if (!before) await switchPaymentMethod(trx, who, { code: 'duitnow_qr', isActive: true })
  return { action: before ? 'duitnow_qr.replaced' : 'duitnow_qr.added', ...namesOf(code) }
}

/** @throws AppError 404, 409 while buyers are offered it */
export async function removeDuitNow(trx: Db, who: Who): Promise<ChangedDuitNow> {
  const before = await mustFind(trx, who.shopId)
  if ((await findMethod(trx, who.shopId, 'duitnow_qr'))?.is_active)
    throw new AppError('conflict', duitNowRefusals.stillOn)
  await deleteDuitNow(trx, who.shopId)
  const code = mustRead(before)
  await written(trx, who, 'duitnow_qr.removed', code, before, null)
  return { action: 'duitnow_qr.removed', ...namesOf(code) }
}

/** Whether each payment's code says its amount. @throws AppError 404, 409 for a sealed code */
export async function setDuitNowAmount(trx: Db, who: Who, saysAmount: boolean): Promise<void> {
  const before = await mustFind(trx, who.shopId)
  if (before.says_amount === saysAmount) return
  const code = mustRead(before)
  if (saysAmount && code.isSealed) throw new AppError('conflict', duitNowRefusals.sealed)
  const after = { ...before, says_amount: saysAmount }
  await putDuitNow(trx, { shopId: who.shopId, ...after, now: who.now })
  await written(trx, who, 'payment_method.edited', code, before, after)
}

async function mustFind(trx: Db, shopId: number): Promise<DuitNowRow> {
  const row = await lockDuitNow(trx, shopId)
  if (!row) throw new AppError('not_found', texts.notFound)
  return row
}

function mustRead({ payload }: DuitNowRow): DuitNowCode {
  const read = readDuitNow(payload)
  if (!read.ok) throw new Error(`a kept code does not read: ${read.problem}`)
  return read.code
}

async function written(
  trx: Db,
  { shopId, userId, now }: Who,
  action: AuditAction,
  code: DuitNowCode,
  before: DuitNowRow | null,
  after: DuitNowRow | null,
): Promise<void> {
  const subject = { type: 'payment_method', ref: 'duitnow_qr', name: `DuitNow QR ${code.merchantName}` } as const
  await recordAudit(trx, {
    shopId,
    userId,
    action,
    subject,
    now,
    before: before && factsOf(before),
    after: after && factsOf(after),
  })
  publishChange(trx, 'shop', shopId)
}

// A log that cannot be edited keeps no whole account number.
function factsOf(row: DuitNowRow) {
  const code = mustRead(row)
  return {
    holder: code.merchantName,
    bank: acquirerName(code.acquirerId) ?? code.acquirerId,
    number: maskedNumber(code.merchantId),
    says_amount: row.says_amount,
  }
}

const namesOf = (code: DuitNowCode) => ({
  merchantName: code.merchantName,
  account: [acquirerName(code.acquirerId), maskedNumber(code.merchantId)].filter((part) => part !== null).join(' '),
})

import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { afterVoucherAction, whyNotVoucher, type VoucherAction } from '@kedai/domain/vouchers/vouchers.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { recordAudit } from '../../audit/actions/record-audit.ts'
import { commitClaims, releaseClaims } from '../../claims/actions/settle-claims.ts'
import { freeCommissions, markPaid } from '../../resellers/actions/pay-commissions.ts'
import { voucherTexts, whyNotTexts } from '../messages.ts'
import { findParts, lockVoucher, needsTwo, saveStep } from '../queries/vouchers.ts'

export type MoveVoucher = {
  shopId: number
  userId: number | null
  number: string
  action: VoucherAction
  paidOn?: string
  reference?: string
  reason?: string
  now: Date
}

const logged = {
  check: 'voucher.checked',
  approve: 'voucher.approved',
  pay: 'voucher.paid',
  void: 'voucher.voided',
} satisfies Record<VoucherAction, AuditAction>

/**
 * Checks, approves, pays or voids a voucher. Paid, its commissions are; void, they can be paid by another, and the wallet has what
 * was held for it. @throws AppError `not_found`, `conflict` for what its status forbids, `invalid` for a day that lies ahead
 */
export async function moveVoucher(
  trx: Db,
  { shopId, userId, number, action, now, ...typed }: MoveVoucher,
): Promise<void> {
  const voucher = await lockVoucher(trx, shopId, number)
  if (!voucher) throw new AppError('not_found', texts.notFound)
  const { id, status } = voucher
  const { commissions, steps } = await findParts(trx, shopId, id)
  const preparedBy = steps.find(({ step }) => step === 'prepared')?.user_id ?? null
  const refusal = whyNotVoucher(action, { status, preparedBy }, { userId, needsTwo: await needsTwo(trx, shopId) })
  if (refusal) throw new AppError('conflict', refusal === 'status' ? whyNotTexts[action] : voucherTexts.samePerson)
  if (typed.paidOn !== undefined && typed.paidOn > formatDate(now)) throw refuseField('paid_on', voucherTexts.paidLater)
  const of = { shopId, voucherId: id }
  const holder = { shopId, holder: 'voucher' as const, holderId: id }
  if (action === 'pay') {
    const due = commissions.reduce((all, one) => all + one.amount_sen, 0)
    if ((await markPaid(trx, of)) !== due) throw new AppError('conflict', voucherTexts.changedSince)
    await commitClaims(trx, holder)
  }
  if (action === 'void') {
    await freeCommissions(trx, of)
    await releaseClaims(trx, holder, now)
  }
  await saveStep(trx, shopId, { id, status: afterVoucherAction(action), userId, now }, typed)
  await recordAudit(trx, {
    shopId,
    userId,
    action: logged[action],
    subject: { type: 'voucher', ref: number, name: voucher.payee_name },
    before: { status },
    after: {
      status: afterVoucherAction(action),
      amount: displayRinggit(sen(voucher.amount_sen), 'en'),
      ...(typed.reason && { reason: typed.reason }),
    },
    now,
  })
}

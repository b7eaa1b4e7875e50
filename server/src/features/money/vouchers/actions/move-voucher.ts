import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import {
  afterVoucherAction,
  isOpenVoucher,
  whyNotVoucher,
  type VoucherAction,
} from '@kedai/domain/vouchers/vouchers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { commitClaims, releaseClaims } from '../../../sell/claims/actions/settle-claims.ts'
import {
  freeCommissions,
  payCommissions,
  readsOtherwise,
} from '../../../resellers/resellers/actions/pay-commissions.ts'
import { refusalText, voucherTexts } from '../messages.ts'
import { findParts, lockVoucher, saveStep } from '../queries/vouchers.ts'

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
 * was held for it. @throws AppError `not_found`, `conflict` for what its status forbids or when a commission on it has changed,
 * `invalid` for a day that lies ahead
 */
export async function moveVoucher(
  trx: Db,
  { shopId, userId, number, action, now, ...typed }: MoveVoucher,
): Promise<void> {
  const voucher = await lockVoucher(trx, shopId, number)
  if (!voucher) throw new AppError('not_found', texts.notFound)
  const { id, status } = voucher
  const of = { shopId, voucherId: id }
  const { steps } = await findParts(trx, shopId, id)
  const preparedBy = steps.find(({ step }) => step === 'prepared')?.user_id ?? null
  const isChanged = isOpenVoucher(status) && (await readsOtherwise(trx, of))
  const facts = { status, preparedBy, needsTwo: voucher.needs_two, isChanged }
  const refusal = whyNotVoucher(action, facts, userId)
  if (refusal) throw new AppError('conflict', refusalText(refusal, action))
  if (typed.paidOn !== undefined && typed.paidOn > formatDate(now)) throw refuseField('paid_on', voucherTexts.paidLater)
  const holder = { shopId, holder: 'voucher' as const, holderId: id }
  if (action === 'pay') {
    await payCommissions(trx, of)
    await commitClaims(trx, holder)
  }
  if (action === 'void') {
    await freeCommissions(trx, { ...of, wasPaid: status === 'paid' })
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

import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { judgeRefund } from '@kedai/domain/orders/payment-status.ts'
import type { RefundRefusal } from '@kedai/domain/orders/payment-status.ts'
import type { Db } from '../../../platform/db/db.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import type { Message, Params } from '../../../platform/errors/message.ts'
import { recordAudit } from '../../audit/actions/record-audit.ts'
import { lockOrder, mustAllow } from '../../orders/actions/lock-order.ts'
import type { OrderRef } from '../../orders/actions/lock-order.ts'
import { settleOrder } from '../../orders/actions/settle-order.ts'
import { texts } from '../messages.ts'
import { inWords, ledgerOf } from '../money-of-order.ts'
import { insertPayment } from '../queries/ledger.ts'
import { readAmount } from './record-payment.ts'
import { tellRefund } from './tell-refund.ts'

type RefundOrder = { order: OrderRef; amount: string; reason: string; userId: number; now: Date }

/**
 * Writes down money that the seller gave back. All of it back before anything was sent ends the order and frees its units.
 * @throws AppError `not_found`, `conflict` when nothing was received, `invalid` at `amount` for more than is held.
 */
export async function refundOrder(
  trx: Db,
  { order: ref, amount: typed, reason, userId, now }: RefundOrder,
): Promise<{ refunded: Sen }> {
  const order = await lockOrder(trx, ref)
  mustAllow(order, 'refund')
  const amount = readAmount(typed)
  const refusal = judgeRefund(ledgerOf(order), amount)
  if (refusal) throw refuseField('amount', refusalTexts[refusal.reason], heldOf(refusal))
  const ids = { shopId: order.shop_id, orderId: order.id }
  await insertPayment(trx, {
    shop_id: ids.shopId,
    order_id: ids.orderId,
    kind: 'refund',
    source: 'seller',
    method: order.payment_method,
    amount_sen: amount,
    note: reason,
    user_id: userId,
    at: now,
  })
  await tellRefund(trx, { ...ids, now, userId, amount: formatRinggit(amount), reason })
  await settleOrder(trx, { ...ids, now })
  await recordAudit(trx, {
    shopId: ids.shopId,
    userId,
    action: 'payment.refunded',
    subject: { type: 'order', ref: order.order_no },
    after: { amount: formatRinggit(amount), reason },
    now,
  })
  return { refunded: amount }
}

const refusalTexts = {
  not_positive: texts.amountUnreadable,
  nothing_received: texts.nothingReceived,
  more_than_held: texts.refundTooMuch,
  part_of_part_payment: texts.refundWholePart,
} satisfies Record<RefundRefusal['reason'], Message>

const heldOf = (refusal: RefundRefusal): Params => ('held' in refusal ? { held: inWords(refusal.held) } : {})

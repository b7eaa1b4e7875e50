import type { RefundOrder as RefundWish } from '@kedai/contracts/refunds.ts'
import { refundedPrice } from '@kedai/domain/checkout/transfer-discount.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, lesser, noSen, sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import { judgeRefund } from '@kedai/domain/orders/payment-status.ts'
import type { Ledger, RefundRefusal } from '@kedai/domain/orders/payment-status.ts'
import { shippingLeft } from '@kedai/domain/orders/refund-lines.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import type { Message, Params } from '../../../../platform/errors/message.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { lockOrder, mustAllow } from '../../../orders/orders/actions/lock-order.ts'
import type { LockedOrder, OrderRef } from '../../../orders/orders/actions/lock-order.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { followParcels } from '../../../orders/shipments/actions/follow-parcels.ts'
import { texts } from '../messages.ts'
import { ledgerOf } from '../../../orders/orders/shared/order-ledger.ts'
import { inWords } from '../money-of-order.ts'
import { insertPayment } from '../queries/ledger.ts'
import { sumWalletMoney } from '../queries/wallet.ts'
import { sumRefundedShipping } from '../queries/refund-lines.ts'
import { sumPendingRefunds } from '../queries/refunds.ts'
import { giveBackToWallet } from './pay-from-wallet.ts'
import { readAmount } from './record-payment.ts'
import { readRefundLines } from './refund-lines.ts'
import { tellRefund } from './tell-refund.ts'

type RefundOrder = {
  order: OrderRef
  /** Empty: what the units of `lines` cost the buyer, and `shipping`. */
  amount: string
  reason: string
  lines?: RefundWish['lines']
  /** Of the delivery's price; empty: nothing. */
  shipping?: string
  /** For lines that say nothing of it: their goods can be sold again, or not. */
  restock?: boolean | undefined
  userId: number
  now: Date
  /** What a provider gave back already; left out: it went, or goes, another way. */
  through?: { refundId: number; attemptId: number; reference: string; answer: string }
  /** Sends it back through a provider instead of writing it down: the id of what was planned, or null. */
  plan?: (order: LockedOrder, amount: Sen) => Promise<number | null>
}

/**
 * Writes down money that went back and which units it was for, unless it is to go through a provider first; units that are given up
 * with it are free again. What came out of a reseller's wallet goes back into it before anything else does. All of it back ends the
 * order.
 * @throws AppError `not_found`, `conflict` when nothing was received, `invalid` at `amount` or `shipping` for more than is held, or
 * at `lines`.
 */
export async function refundOrder(
  trx: Db,
  { order: ref, amount: typed, reason, lines = [], shipping = '', restock, userId, now, through, plan }: RefundOrder,
): Promise<{ refunded: Sen; refundId: number | null }> {
  const order = await lockOrder(trx, ref)
  mustAllow(order, 'refund')
  const ids = { shopId: order.shop_id, orderId: order.id }
  const units = await readRefundLines(trx, ids, { lines, restock }, now)
  const askedShipping = await readShipping(trx, order, shipping)
  const ledger = await ledgerWithPending(trx, order, through?.refundId ?? null)
  const paid = subtract(ledger.paid, ledger.refunded)
  const notPaid = sen(order.transfer_discount_sen ?? 0)
  const isPriced = typed === '' && (lines.length > 0 || askedShipping > noSen)
  const amount = isPriced
    ? refundedPrice(add(units.price, askedShipping), paid, notPaid, ledger.rounding)
    : readAmount(typed)
  if (askedShipping > amount && !through) throw refuseField('shipping', texts.refundTooMuch, { held: inWords(amount) })
  const forShipping = lesser(askedShipping, amount)
  const refusal = judgeRefund(ledger, amount)
  if (refusal) throw refuseField('amount', refusalTexts[refusal.reason], heldOf(refusal))
  const held = through ? noSen : sen(Math.max(0, await sumWalletMoney(trx, ids.shopId, ids.orderId)))
  const toWallet = lesser(amount, held)
  const rest = subtract(amount, toWallet)
  const refundId = rest === noSen ? null : ((await plan?.(order, rest)) ?? null)
  const walletId =
    toWallet === noSen
      ? null
      : await giveBackToWallet(trx, {
          order,
          amount: toWallet,
          // Where the rest goes through a provider, the whole of it is written down with that.
          shipping: refundId === null ? subtract(forShipping, lesser(forShipping, rest)) : noSen,
          reason,
          userId,
          now,
        })
  if (refundId !== null) {
    if (walletId !== null) {
      await tellRefund(trx, { ...ids, now, userId, amount: formatRinggit(toWallet), reason })
      await settleOrder(trx, { ...ids, now })
    }
    return { refunded: amount, refundId }
  }
  const paymentId =
    rest === noSen && walletId !== null
      ? walletId
      : await insertPayment(trx, {
          shipping_sen: lesser(forShipping, rest),
          shop_id: ids.shopId,
          order_id: ids.orderId,
          kind: 'refund',
          source: through ? 'gateway' : 'seller',
          ...(through && {
            attempt_id: through.attemptId,
            refund_id: through.refundId,
            reference: through.reference,
            answer: through.answer,
          }),
          method: order.payment_method,
          amount_sen: rest,
          note: reason,
          user_id: userId,
          at: now,
        })
  await units.record(paymentId, subtract(amount, forShipping))
  if (lines.length > 0 && order.ships && order.facts.order === 'open') await followParcels(trx, order, now)
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
  return { refunded: amount, refundId: null }
}

async function readShipping(trx: Db, order: LockedOrder, typed: string): Promise<Sen> {
  if (typed === '') return noSen
  const amount = parseRinggit(typed)
  if (amount === null || amount < 0) throw refuseField('shipping', texts.amountUnreadable)
  const refundedShipping = sen(await sumRefundedShipping(trx, { shopId: order.shop_id, orderId: order.id }))
  const left = shippingLeft({ shipping: sen(order.shipping_sen), refundedShipping })
  if (amount > left) throw refuseField('shipping', texts.refundShippingTooMuch, { left: inWords(left) })
  return amount
}

// What is on its way back through a provider is held no longer.
async function ledgerWithPending(trx: Db, order: LockedOrder, but: number | null): Promise<Ledger> {
  const ledger = ledgerOf(order)
  const pending = await sumPendingRefunds(trx, { shopId: order.shop_id, orderId: order.id, but })
  return { ...ledger, refunded: add(ledger.refunded, sen(pending)) }
}

const refusalTexts = {
  not_positive: texts.amountUnreadable,
  nothing_received: texts.nothingReceived,
  more_than_held: texts.refundTooMuch,
  part_of_part_payment: texts.refundWholePart,
} satisfies Record<RefundRefusal['reason'], Message>

const heldOf = (refusal: RefundRefusal): Params => ('held' in refusal ? { held: inWords(refusal.held) } : {})

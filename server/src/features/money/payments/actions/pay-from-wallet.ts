import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { lesser, noSen, type Sen, sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { lockOrder, type LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { dueOf } from '../money-of-order.ts'
import { insertPayment } from '../queries/ledger.ts'
import { lockWalletOf, returnToWallet, spendWallet, sumWalletMoney } from '../queries/wallet.ts'
import { receiveMoney } from './receive-money.ts'

/** As payments by wallet are named in the ledger. */
export const walletMethod = 'reseller_wallet'

type Of = { shopId: number; orderId: number; now: Date }

/**
 * Pays a reseller's own order out of his wallet, as far as the wallet goes; the rest is due as for any order. Two orders at
 * once never spend more than there is. Answers what is still due, in sen. @throws AppError `not_found`
 */
export async function payFromWallet(trx: Db, { shopId, orderId, now }: Of): Promise<Sen> {
  const order = await lockOrder(trx, { shopId, orderId })
  const due = dueOf(order)
  const wallet = await lockWalletOf(trx, shopId, orderId)
  const amount = lesser(due, sen(Math.max(0, wallet?.available_sen ?? 0)))
  if (!wallet || amount === noSen) return due
  const of = { shopId, resellerId: wallet.reseller_id, amount, ref: order.order_no, now }
  if (!(await spendWallet(trx, of))) throw new Error('a wallet that is locked held less than was read')
  await receiveMoney(trx, order, {
    amount,
    now,
    source: 'wallet',
    method: walletMethod,
    reference: order.order_no,
    actor: 'system',
  })
  await settleOrder(trx, { shopId, orderId, now })
  return sen(due - amount)
}

/** `shipping`: what of the amount was for the delivery. */
type Back = { order: LockedOrder; amount: Sen; shipping?: Sen; reason: string; userId: number | null; now: Date }

/** Writes down that money of a locked order is in the wallet again; the id of its row. The caller settles the order. */
export async function giveBackToWallet(
  trx: Db,
  { order, amount, shipping = noSen, reason, userId, now }: Back,
): Promise<number> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  await returnToWallet(trx, { ...ids, amount, ref: order.order_no, now })
  return insertPayment(trx, {
    shop_id: ids.shopId,
    order_id: ids.orderId,
    kind: 'refund',
    source: 'wallet',
    method: walletMethod,
    amount_sen: amount,
    shipping_sen: shipping,
    note: reason,
    user_id: userId,
    at: now,
  })
}

/** An order that ended by itself keeps nothing of a wallet. */
export async function emptyExpired(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  const held = await sumWalletMoney(trx, shopId, orderId)
  if (held <= 0) return
  const order = await lockOrder(trx, { shopId, orderId })
  const amount = sen(held)
  await giveBackToWallet(trx, { order, amount, reason: '', userId: null, now })
  await recordEvent(trx, {
    shopId,
    orderId,
    now,
    name: 'payment.refunded',
    actor: 'system',
    data: { amount: formatRinggit(amount), reason: '' },
  })
  await settleOrder(trx, { shopId, orderId, now })
}

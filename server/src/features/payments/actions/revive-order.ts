import { sen } from '@kedai/domain/money/sen.ts'
import { mayRevive, needsUnits } from '@kedai/domain/orders/revive.ts'
import { stockStates } from '@kedai/domain/orders/stock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { claimCoupon } from '../../coupons/actions/claim-coupon.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { claimStock } from '../../stock/actions/claim-stock.ts'
import { readWants, reopenOrder } from '../queries/revival.ts'

/** Opens an expired order again because its money came after all; false when domain forbids it or its units are gone. */
export async function reviveOrder(trx: Db, order: LockedOrder, now: Date): Promise<boolean> {
  if (!mayRevive(order.facts.order)) return false
  const ids = { shopId: order.shop_id, orderId: order.id }
  const takesUnits = stockStates.some((state) => state === order.stock_state && needsUnits(state))
  if (takesUnits) {
    const claim = await claimStock(trx, { shopId: ids.shopId, wants: await readWants(trx, ids.shopId, ids.orderId) })
    if (!claim.ok) return false
  }
  await reopenOrder(trx, { ...ids, stockState: takesUnits ? 'held' : order.stock_state, now })
  await countCouponAgain(trx, order, now)
  return true
}

// The discount was promised and paid for, so the order keeps it even where the coupon has run out meanwhile.
async function countCouponAgain(trx: Db, order: LockedOrder, now: Date): Promise<void> {
  if (order.coupon_id === null) return
  await claimCoupon(trx, {
    shopId: order.shop_id, couponId: order.coupon_id, orderId: order.id,
    phone: order.buyer_phone, email: order.buyer_email, amount: sen(order.discount_sen), now,
  })
}

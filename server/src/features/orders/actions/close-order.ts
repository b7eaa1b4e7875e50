import type { OrderActor } from '@kedai/domain/orders/timeline.ts'
import { afterCancel, afterComplete } from '@kedai/domain/orders/transitions.ts'
import type { Db } from '../../../platform/db/db.ts'
import { emit } from '../../../platform/events/events.ts'
import { releaseCoupon } from '../../coupons/actions/release-coupon.ts'
import type { LockedRow } from '../queries/lock-order.ts'
import { saveOrder } from '../queries/save-order.ts'
import { readFacts } from '../read-statuses.ts'
import { moveOrderStock } from './move-stock.ts'
import { recordEvent } from './record-event.ts'

export type Closing = {
  as: 'completed' | 'cancelled' | 'expired'
  now: Date
  actor: OrderActor
  userId?: number | null
  /** In a person's words, or `refunded` when the system closes what was paid back. */
  reason?: string
}

/** Ends a locked, open order: gives units and coupon back unless goods left the shop, tells the timeline and the other features. */
export async function closeOrder(trx: Db, order: LockedRow, closing: Closing): Promise<void> {
  const { as, now, actor, userId, reason } = closing
  const ids = { shopId: order.shop_id, orderId: order.id }
  const change = as === 'completed' ? { fulfilment_status: afterComplete } : await giveBack(trx, order, closing)
  await saveOrder(trx, { ...ids, now }, { order_status: as, hold_expires_at: null, ...change })
  await recordEvent(trx, { ...ids, now, name: `order.${as}`, actor, userId, data: reason ? { reason } : {} })
  if (as === 'cancelled') await emit(trx, 'order.cancelled', { ...ids, reason: reason ?? '' })
  if (as === 'expired') await emit(trx, 'order.expired', ids)
}

// Stock first, then the coupon: the order in which they were claimed, so that two closings cannot wait for each other.
async function giveBack(trx: Db, order: LockedRow, { as, now }: Closing) {
  const { fulfilment, stock: event } = afterCancel[readFacts(order).fulfilment]
  const stock = await moveOrderStock(trx, order, as === 'expired' ? 'expired' : event)
  if (event === 'cancelled') await releaseCoupon(trx, { shopId: order.shop_id, orderId: order.id, now })
  return { fulfilment_status: fulfilment, ...stock }
}

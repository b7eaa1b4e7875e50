import { isByItself } from '@kedai/domain/product-types/by-itself.ts'
import type { OrderActor } from '@kedai/domain/orders/timeline.ts'
import { afterComplete, whenOver } from '@kedai/domain/orders/transitions.ts'
import { noHold } from '@kedai/domain/payments/deadline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import type { LockedRow } from '../queries/lock-order.ts'
import { listTypes } from '../queries/save-given-up.ts'
import { saveOrder } from '../queries/save-order.ts'
import { readFacts } from '../shared/read-statuses.ts'
import { moveClaims } from './move-claims.ts'
import { recordEvent } from './record-event.ts'

export type Closing = {
  as: 'completed' | 'cancelled' | 'expired'
  now: Date
  actor: OrderActor
  userId?: number | null
  /** In a person's words, or `refunded` when the system closes what was paid back. */
  reason?: string
  /** How far its goods got is told on: they are not known to be back. */
  keepsFulfilment?: boolean
}

/** Ends a locked order: gives back what it held unless goods left the shop, tells the timeline and the other features. */
export async function closeOrder(trx: Db, order: LockedRow, closing: Closing): Promise<void> {
  const { as, now, actor, userId, reason } = closing
  const ids = { shopId: order.shop_id, orderId: order.id }
  const change = as === 'completed' ? complete(order) : await giveBack(trx, order, closing)
  await saveOrder(trx, { ...ids, now }, { order_status: as, hold: noHold, ...change })
  await recordEvent(trx, { ...ids, now, name: `order.${as}`, actor, userId, data: reason ? { reason } : {} })
  if (as === 'completed') await emit(trx, 'order.progressed', ids)
  if (as === 'cancelled') await emit(trx, 'order.cancelled', { ...ids, reason: reason ?? '' })
  if (as === 'expired') await emit(trx, 'order.expired', ids)
}

const complete = (order: LockedRow) =>
  order.fulfilment_status === 'cancelled' ? {} : { fulfilment_status: afterComplete }

async function giveBack(trx: Db, order: LockedRow, { as, now, keepsFulfilment }: Closing) {
  const types = await listTypes(trx, { shopId: order.shop_id, orderId: order.id })
  const { fulfilment, claims } = whenOver(readFacts(order).fulfilment, types.every(isByItself))
  const event = as === 'expired' ? 'expired' : claims
  const isOut = claims === 'returned' && keepsFulfilment === true
  return {
    ...(isOut ? {} : { fulfilment_status: fulfilment }),
    ...(await moveClaims(trx, order, event, now)),
  }
}

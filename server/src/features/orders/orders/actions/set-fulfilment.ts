import type { FulfilmentStatus } from '@kedai/domain/orders/statuses.ts'
import { noHold } from '@kedai/domain/payments/deadline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { saveOrder } from '../queries/save-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { moveClaims } from './move-claims.ts'

/**
 * Says how far the goods of a locked order got: they are its buyer's for good once any of them left, and no deadline stands any
 * more. The same as before is a change too: a parcel of it has another story.
 */
export async function setFulfilment(trx: Db, order: LockedOrder, status: FulfilmentStatus, now: Date): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  if (status === order.facts.fulfilment) return saveOrder(trx, { ...ids, now }, {})
  const sold = await moveClaims(trx, order, 'fulfilled', now)
  await saveOrder(trx, { ...ids, now }, { fulfilment_status: status, hold: noHold, ...sold })
  await emit(trx, 'order.progressed', ids)
}

/** A parcel of a locked order did not leave after all: only how far its goods got goes back, what it holds and what counts as sold stays. */
export async function resetFulfilment(trx: Db, order: LockedOrder, status: FulfilmentStatus, now: Date): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  await saveOrder(trx, { ...ids, now }, { fulfilment_status: status })
  await emit(trx, 'order.progressed', ids)
}

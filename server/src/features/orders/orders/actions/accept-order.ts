import { takenOn } from '@kedai/domain/orders/taken-on.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { listDeskEntries } from '../queries/desk-entries.ts'
import { lockOrder } from './lock-order.ts'
import { recordEvent } from './record-event.ts'

export type AcceptOrder = { shopId: number; orderNo: string; userId: number; now: Date }

/**
 * Somebody takes an order on, and the shop's other devices fall silent. Whoever was first stays named; a slip that comes later
 * asks for somebody anew. One that is closed waits for nobody. @throws AppError `not_found`.
 */
export async function acceptOrder(trx: Db, { shopId, orderNo, userId, now }: AcceptOrder): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  const ids = { shopId, orderId: order.id }
  if (order.facts.order !== 'open' || takenOn(await listDeskEntries(trx, ids))) return
  await recordEvent(trx, { ...ids, now, name: 'order.accepted', actor: 'seller', userId })
  await emit(trx, 'order.accepted', ids)
}

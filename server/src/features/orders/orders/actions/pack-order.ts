import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { saveOrder } from '../queries/save-order.ts'
import { lockOrder, mustAllow } from './lock-order.ts'
import { recordEvent } from './record-event.ts'

export type PackOrder = { shopId: number; orderNo: string; userId: number; now: Date }

/** The goods stand ready to be handed over; their units stay where they are. Who collects them is told. @throws AppError `not_found`, `conflict` with the reason. */
export async function packOrder(trx: Db, { shopId, orderNo, userId, now }: PackOrder): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'pack')
  const ids = { shopId, orderId: order.id }
  await saveOrder(trx, { ...ids, now }, { fulfilment_status: 'packed' })
  const isCollected = order.pickup !== null
  await recordEvent(trx, {
    ...ids,
    now,
    name: isCollected ? 'fulfilment.ready' : 'fulfilment.packed',
    actor: 'seller',
    userId,
  })
  if (isCollected) await emit(trx, 'order.ready', ids)
}

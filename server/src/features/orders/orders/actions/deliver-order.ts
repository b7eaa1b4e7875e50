import { whyNot } from '@kedai/domain/orders/actions.ts'
import { noHold } from '@kedai/domain/payments/deadline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { saveOrder } from '../queries/save-order.ts'
import { lockOrder } from './lock-order.ts'
import { moveClaims } from './move-claims.ts'
import { recordEvent } from './record-event.ts'

/** Marks an order delivered whose goods went with the payment; one that ships, is collected, or was handed over already, stays as it is. @throws AppError `not_found` */
export async function deliverOrder(
  trx: Db,
  { shopId, orderId, now }: { shopId: number; orderId: number; now: Date },
): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderId })
  if (order.ships || order.pickup !== null || whyNot('fulfil', order.facts) !== null) return
  const sold = await moveClaims(trx, order, 'fulfilled', now)
  await saveOrder(trx, { shopId, orderId, now }, { fulfilment_status: 'delivered', hold: noHold, ...sold })
  await recordEvent(trx, { shopId, orderId, now, name: 'fulfilment.delivered', actor: 'system' })
  await emit(trx, 'order.delivered', { shopId, orderId })
}

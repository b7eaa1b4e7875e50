import { afterFulfil } from '@kedai/domain/orders/transitions.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import type { Db } from '../../../platform/db/db.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import { emit } from '../../../platform/events/events.ts'
import { fieldTexts } from '../messages/fields.ts'
import { insertShipment } from '../queries/shipments.ts'
import { saveOrder } from '../queries/save-order.ts'
import { lockOrder, mustAllow, type LockedOrder } from './lock-order.ts'
import { moveClaims } from './move-claims.ts'
import { recordEvent } from './record-event.ts'

export type FulfilOrder = {
  shopId: number
  orderNo: string
  courier: string
  trackingNumber: string
  userId: number
  now: Date
}

/**
 * Hands an order over: a parcel is shipped; what needs no parcel is delivered at once.
 * @throws AppError `not_found`, `conflict` with the reason, `invalid` when a parcel has no courier.
 */
export async function fulfilOrder(
  trx: Db,
  { shopId, orderNo, courier: typed, trackingNumber, userId, now }: FulfilOrder,
): Promise<void> {
  const courier = findCourier(typed) ?? typed
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'fulfil')
  if (order.ships && courier === '') throw refuseField('courier', fieldTexts.courierNeeded)
  const ids = { shopId, orderId: order.id }
  const status = afterFulfil(order.ships)
  const sold = await moveClaims(trx, order, 'fulfilled', now)
  await saveOrder(trx, { ...ids, now }, { fulfilment_status: status, hold_expires_at: null, ...sold })
  if (order.ships)
    await insertShipment(trx, {
      shop_id: shopId,
      order_id: order.id,
      courier,
      tracking_number: trackingNumber,
      shipped_at: now,
      user_id: userId,
    })
  await recordEvent(trx, {
    ...ids,
    now,
    name: handOver(order),
    actor: 'seller',
    userId,
    data: { courier, tracking_number: trackingNumber },
  })
  await emit(trx, 'order.shipped', ids)
}

const handOver = ({ ships, pickup }: LockedOrder) =>
  ships ? 'fulfilment.shipped' : pickup === null ? 'fulfilment.delivered' : 'fulfilment.collected'

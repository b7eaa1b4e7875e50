import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { emit } from '../../../platform/events/events.ts'
import { sellerRefusals } from '../messages/refusals.ts'
import { changeShipment, findNewestShipment } from '../queries/shipments.ts'
import { saveOrder } from '../queries/save-order.ts'
import { lockOrder, mustAllow } from './lock-order.ts'
import { recordEvent } from './record-event.ts'

export type TrackParcel = {
  shopId: number
  orderNo: string
  courier: string
  trackingNumber: string
  userId: number
  now: Date
}

/**
 * Adds or corrects by whom and under which number a parcel went, and tells the buyer; the same said twice changes nothing.
 * @throws AppError `not_found`, `conflict` with the reason.
 */
export async function trackParcel(
  trx: Db,
  { shopId, orderNo, courier: typed, trackingNumber, userId, now }: TrackParcel,
): Promise<void> {
  const courier = findCourier(typed) ?? typed
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'track')
  const ids = { shopId, orderId: order.id }
  const shipment = await findNewestShipment(trx, ids)
  if (!shipment) throw new AppError('conflict', sellerRefusals.no_parcel)
  if (shipment.courier === courier && shipment.tracking_number === trackingNumber) return
  await changeShipment(trx, { shopId, id: shipment.id }, { courier, tracking_number: trackingNumber })
  await saveOrder(trx, { ...ids, now }, {})
  await recordEvent(trx, {
    ...ids,
    now,
    name: 'fulfilment.tracked',
    actor: 'seller',
    userId,
    data: { courier, tracking_number: trackingNumber },
  })
  await emit(trx, 'order.tracked', ids)
}

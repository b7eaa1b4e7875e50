import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import type { OrderParcels } from '../../orders/shared/parcels.ts'
import type { StoredShipment } from '../queries/write-shipments.ts'
import { followParcels } from './follow-parcels.ts'

/** A parcel of a locked order has left, as its row says by now: the order follows, and its buyer is told. */
export async function tellShipmentSent(
  trx: Db,
  order: LockedOrder,
  shipment: Pick<StoredShipment, 'id' | 'courier' | 'tracking_number'>,
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  const goods = goodsOfPart(await followParcels(trx, order, now), shipment.id)
  const data = { courier: shipment.courier, tracking_number: shipment.tracking_number }
  await recordEvent(trx, {
    ...ids,
    now,
    name: goods === null ? 'fulfilment.shipped' : 'fulfilment.parcel_sent',
    // Nobody in person: its courier said so.
    actor: userId === null ? 'system' : 'seller',
    userId,
    data: goods === null ? data : { ...data, goods },
  })
  await emit(trx, 'order.shipped', ids)
}

/** What lies in a parcel, in words; null where it holds all that goes by parcel. */
function goodsOfPart({ lines, parcels }: OrderParcels, shipmentId: number): string | null {
  const packed = parcels.find(({ id }) => id === shipmentId)?.lines ?? []
  const isAll = lines.every(
    ({ id, quantity, refundedUnsent }) =>
      (packed.find(({ lineId }) => lineId === id)?.quantity ?? 0) >= quantity - refundedUnsent,
  )
  if (isAll) return null
  return packed
    .map(({ lineId, quantity }) => `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`)
    .join(', ')
}

import { afterFulfil } from '@kedai/domain/orders/transitions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { lockOrder, mustAllow, type LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { setFulfilment } from '../../orders/actions/set-fulfilment.ts'
import { cancelOpenShipments } from '../queries/write-shipments.ts'
import { packShipment } from './create-shipment.ts'

export type FulfilOrder = {
  shopId: number
  orderNo: string
  courier: string
  trackingNumber: string
  userId: number
  now: Date
}

/**
 * Hands an order over: all that is left to send goes in one parcel, what was being made ready with it; what needs no parcel is
 * delivered at once.
 * @throws AppError `not_found`, `conflict` with the reason, `invalid` when a parcel has no courier.
 */
export async function fulfilOrder(
  trx: Db,
  { shopId, orderNo, courier, trackingNumber, userId, now }: FulfilOrder,
): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'fulfil')
  if (!order.ships) return handOver(trx, order, { userId, now })
  await cancelOpenShipments(trx, { shopId, orderId: order.id }, now)
  const parcel = { courier, trackingNumber, service: '', weight: '', isSent: true }
  await packShipment(trx, order, { ...parcel, userId, now })
}

async function handOver(trx: Db, order: LockedOrder, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  await setFulfilment(trx, order, afterFulfil(false), now)
  const name = order.pickup === null ? 'fulfilment.delivered' : 'fulfilment.collected'
  await recordEvent(trx, { ...ids, now, name, actor: 'seller', userId })
  await emit(trx, 'order.shipped', ids)
}

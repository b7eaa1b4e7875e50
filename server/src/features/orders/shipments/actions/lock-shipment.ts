import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { lockOrder, type LockedOrder } from '../../orders/actions/lock-order.ts'
import { findShipment, type ShipmentRef, type StoredShipment } from '../queries/write-shipments.ts'

/** A parcel of the shop, read after its order was locked: whoever changes a parcel locks its order. @throws AppError `not_found` */
export async function lockShipment(
  trx: Db,
  ref: ShipmentRef,
): Promise<{ order: LockedOrder; shipment: StoredShipment }> {
  const found = await findShipment(trx, ref)
  if (!found) throw new AppError('not_found', texts.notFound)
  const order = await lockOrder(trx, { shopId: ref.shopId, orderId: found.order_id })
  const shipment = await findShipment(trx, ref)
  if (!shipment) throw new AppError('not_found', texts.notFound)
  return { order, shipment }
}

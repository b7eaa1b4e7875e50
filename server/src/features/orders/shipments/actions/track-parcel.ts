import type { ChangeShipment } from '@kedai/contracts/shipments.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { hasLeft, shipmentStatuses, whyNotShipment } from '@kedai/domain/shipments/statuses.ts'
import { parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { emit } from '../../../../platform/events/events.ts'
import { lockOrder, mustAllow, refuseAction, type LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { shipmentRefusals } from '../../orders/shared/shipment-texts.ts'
import { setFulfilment } from '../../orders/actions/set-fulfilment.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { packTexts } from '../messages.ts'
import { findNewestSent, saveShipment, type StoredShipment } from '../queries/write-shipments.ts'
import { lockShipment } from './lock-shipment.ts'
import { tellShipmentSent } from './send-shipment.ts'

type By = { userId: number; now: Date }

export type TrackParcel = By & { shopId: number; orderNo: string; courier: string; trackingNumber: string }

/**
 * Adds or corrects by whom and under which number an order's newest parcel went, and tells the buyer; the same said twice
 * changes nothing.
 * @throws AppError `not_found`, `conflict` with the reason.
 */
export async function trackParcel(
  trx: Db,
  { shopId, orderNo, courier, trackingNumber, userId, now }: TrackParcel,
): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'track')
  const shipment = await findNewestSent(trx, { shopId, orderId: order.id })
  if (!shipment) throw refuseAction(order, 'no_parcel')
  await correctParcel(trx, order, shipment, { courier, tracking_number: trackingNumber }, { userId, now })
}

/**
 * Changes by whom a parcel goes. A draft leaves when it gets a tracking number, or when `send` says so.
 * @throws AppError `not_found`, `conflict` with the reason, `invalid` at `courier` or `weight`.
 */
export async function changeShipment(
  trx: Db,
  { shopId, id, wish, userId, now }: By & { shopId: number; id: number; wish: ChangeShipment },
): Promise<void> {
  const { order, shipment } = await lockShipment(trx, { shopId, id })
  const status = oneOf(shipmentStatuses, shipment.status)
  if (status === 'cancelled') throw new AppError('conflict', shipmentRefusals.was_cancelled)
  if (wish.courier === '') throw refuseField('courier', packTexts.courierNeeded)
  if (hasLeft(status)) {
    if (wish.send) throw new AppError('conflict', shipmentRefusals[whyNotShipment('send', status) ?? 'already_sent'])
    mustAllow(order, 'track')
    return correctParcel(trx, order, shipment, wish, { userId, now })
  }
  const isSent = wish.send === true || (wish.tracking_number ?? '') !== ''
  if (isSent) mustAllow(order, 'fulfil')
  const to = { ...columnsOf(wish), ...(isSent ? { status: 'in_transit' as const, shipped_at: now } : {}) }
  await saveShipment(trx, { shopId, id }, now, to)
  if (isSent) await tellShipmentSent(trx, order, { ...shipment, ...to }, { userId, now })
}

/** Corrects a parcel that has left, and tells the buyer where that changes how it is followed. */
export async function correctParcel(
  trx: Db,
  order: LockedOrder,
  shipment: StoredShipment,
  wish: ChangeShipment,
  { userId, now }: By,
): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  const to = columnsOf(wish)
  const { courier, tracking_number } = { ...shipment, ...to }
  await saveShipment(trx, { shopId: ids.shopId, id: shipment.id }, now, to)
  if (shipment.courier === courier && shipment.tracking_number === tracking_number) return
  await setFulfilment(trx, order, order.facts.fulfilment, now)
  const data = { courier, tracking_number }
  await recordEvent(trx, { ...ids, now, name: 'fulfilment.tracked', actor: 'seller', userId, data })
  await emit(trx, 'order.tracked', ids)
}

function columnsOf({ courier, service, tracking_number, weight }: ChangeShipment) {
  const grams = weight ? parseKilograms(weight) : null
  if (weight && (grams === null || grams === 0)) throw refuseField('weight', packTexts.weightUnreadable)
  return {
    ...(courier !== undefined && { courier: findCourier(courier) ?? courier }),
    ...(service !== undefined && { service }),
    ...(tracking_number !== undefined && { tracking_number }),
    ...(weight !== undefined && { weight_g: grams }),
  }
}

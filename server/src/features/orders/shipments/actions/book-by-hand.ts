import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { isOpenShipment, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { packTexts } from '../messages.ts'
import { findShipment, saveShipment } from '../queries/write-shipments.ts'
import { lockShipment } from './lock-shipment.ts'

export type ByHand = {
  shopId: number
  id: number
  courier: string | undefined
  service: string | undefined
  weight: number | null
  /** What it costs the shop, where the seller says so. */
  cost: Sen | null
  now: Date
}

/** The seller has booked a parcel, whose order is locked, in some other place. @throws AppError `invalid` at `courier` where there is none */
export async function bookByHand(trx: Db, { shopId, id, courier, service, weight, cost, now }: ByHand): Promise<void> {
  const shipment = await findShipment(trx, { shopId, id })
  const named = courier ? (findCourier(courier) ?? courier) : (shipment?.courier ?? '')
  if (named === '') throw refuseField('courier', packTexts.courierNeeded)
  const change = {
    courier: named,
    ...(service !== undefined && { service }),
    ...(weight !== null && { weight_g: weight }),
    ...(cost !== null && { cost_sen: cost }),
  }
  await saveShipment(trx, { shopId, id }, now, { ...change, status: 'booked' })
}

export type Booked = {
  shopId: number
  id: number
  courier: string
  service: string
  trackingNumber: string
  trackingUrl: string | null
  cost: Sen | null
  now: Date
}

/** A courier has booked a parcel. False: it is not waiting any more, and the booking is for nothing. */
export async function keepBooked(trx: Db, { shopId, id, cost, now, ...booked }: Booked): Promise<boolean> {
  const { shipment } = await lockShipment(trx, { shopId, id })
  const status = oneOf(shipmentStatuses, shipment.status)
  if (!isOpenShipment(status)) return false
  await saveShipment(trx, { shopId, id }, now, {
    courier: booked.courier,
    service: booked.service,
    tracking_number: booked.trackingNumber,
    tracking_url: booked.trackingUrl,
    ...(cost !== null && { cost_sen: cost }),
    ...(status === 'draft' && { status: 'booked' as const }),
  })
  return true
}

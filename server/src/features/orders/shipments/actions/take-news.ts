import { isMovedBy } from '@kedai/domain/shipments/news.ts'
import { hasLeft, shipmentStatuses, type ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { insertCourierEvent, saveShipment, type StoredShipment } from '../queries/write-shipments.ts'
import { followParcels } from './follow-parcels.ts'
import { lockShipment } from './lock-shipment.ts'
import { tellShipmentSent } from './send-shipment.ts'

export type CourierNews = { status: ShipmentStatus | null; code: string; at: Date }
export type TakeNews = { shopId: number; id: number; newestAt: Date | null; news: readonly CourierNews[]; now: Date }

/**
 * What a courier tells of a parcel, the oldest first: its story grows, and where it got further, order and buyer are told, once for
 * each step. News from the future count as of now. Answers the time of the newest.
 */
export async function takeNews(trx: Db, { shopId, id, newestAt, news, now }: TakeNews): Promise<Date | null> {
  const { order, shipment } = await lockShipment(trx, { shopId, id })
  let current = shipment
  let newest = newestAt
  for (const one of news.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const at = one.at > now ? now : one.at
    const status = oneOf(shipmentStatuses, current.status)
    const isMoved = isMovedBy({ ...one, at }, { status, newestAt: newest })
    if (
      one.status !== null &&
      !(await insertCourierEvent(trx, { shopId, id }, { at, status: one.status, code: one.code }))
    )
      continue
    if (newest === null || at > newest) newest = at
    if (!isMoved || one.status === null) continue
    const leaves = hasLeft(one.status) && !hasLeft(status)
    const change = { status: one.status, ...(leaves && { shipped_at: at }) }
    await saveShipment(trx, { shopId, id }, now, change, false)
    current = { ...current, ...change }
    if (leaves) await tellShipmentSent(trx, order, current, { userId: null, now })
    if (one.status !== 'cancelled') await followParcels(trx, order, now)
    await tellStep(trx, order.id, current, now)
  }
  return newest
}

// Leaving was told by `tellShipmentSent`; what happens on the road between hubs interests nobody.
const steps = {
  out_for_delivery: 'fulfilment.parcel_out',
  delivery_failed: 'fulfilment.parcel_failed',
  delivered: 'fulfilment.parcel_delivered',
  returning: 'fulfilment.parcel_returning',
  returned: 'fulfilment.parcel_returned',
  lost: 'fulfilment.parcel_lost',
} as const

async function tellStep(trx: Db, orderId: number, parcel: StoredShipment, now: Date): Promise<void> {
  const name = Object.entries(steps).find(([status]) => status === parcel.status)?.[1]
  if (name === undefined) return
  const { courier, tracking_number, shop_id: shopId } = parcel
  await recordEvent(trx, { shopId, orderId, now, name, actor: 'system', data: { courier, tracking_number } })
}

/** A number that came after the booking. */
export const keepNumber = (
  trx: Db,
  { shopId, id, trackingNumber, now }: { shopId: number; id: number; trackingNumber: string; now: Date },
): Promise<void> => saveShipment(trx, { shopId, id }, now, { tracking_number: trackingNumber })

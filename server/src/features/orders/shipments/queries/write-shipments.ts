import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Packed } from '@kedai/domain/shipments/parcels.ts'
import { isOpenShipment, shipmentStatuses, type ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { BeforeImport } from '@kedai/domain/shipments/undo-import.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; orderId: number }
export type ShipmentRef = { shopId: number; id: number }
export type StoredShipment = Selectable<DB['shipments']>

export type NewShipment = Omit<Insertable<DB['shipments']>, 'id' | 'status'> & { status: ShipmentStatus }

/** A parcel with what lies in it, and the first line of its story. */
export async function insertShipment(
  trx: Db,
  shipment: NewShipment,
  lines: readonly Packed[],
): Promise<StoredShipment> {
  const stored = await trx.insertInto('shipments').values(shipment).returningAll().executeTakeFirstOrThrow()
  const { shop_id, id, created_at } = stored
  await trx
    .insertInto('shipment_lines')
    .values(lines.map(({ lineId, quantity }) => ({ shop_id, shipment_id: id, order_line_id: lineId, quantity })))
    .execute()
  await insertShipmentEvent(trx, { shopId: shop_id, id }, { at: created_at, status: shipment.status })
  return stored
}

export const findShipment = (trx: Db, { shopId, id }: ShipmentRef): Promise<StoredShipment | undefined> =>
  trx.selectFrom('shipments').selectAll().where('shop_id', '=', shopId).where('id', '=', id).executeTakeFirst()

/** The parcels of an order, the oldest first. */
export const listOfOrder = (trx: Db, { shopId, orderId }: Of): Promise<StoredShipment[]> =>
  trx
    .selectFrom('shipments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(500)
    .execute()

/** The one that left last; null while none has. */
export const findNewestSent = (trx: Db, { shopId, orderId }: Of): Promise<StoredShipment | undefined> =>
  trx
    .selectFrom('shipments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ShipmentChange = Omit<Updateable<DB['shipments']>, 'status'> & { status?: ShipmentStatus }

/** Keeps how a parcel stood before an import, for its undo. */
export const keepBeforeImport = async (trx: Db, { shopId, id }: ShipmentRef, before: BeforeImport): Promise<void> =>
  void (await trx
    .updateTable('shipments')
    .set({ before_import: JSON.stringify(before) })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute())

/** Those of these parcels that are the shop's: an order's newest first, as its last parcel is taken back before the ones it followed. */
export const listByIds = (trx: Db, shopId: number, ids: readonly number[]): Promise<StoredShipment[]> =>
  trx
    .selectFrom('shipments')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

/** Writes what changed of a parcel whose order is locked; another status is a line of its story. */
export async function saveShipment(
  trx: Db,
  { shopId, id }: ShipmentRef,
  now: Date,
  to: ShipmentChange,
  isTold = true,
): Promise<void> {
  await trx
    .updateTable('shipments')
    // Whatever touches it ends the undo of an import.
    .set({ before_import: null, ...to, changed_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()
  if (to.status && isTold) await insertShipmentEvent(trx, { shopId, id }, { at: now, status: to.status })
  if (to.status === 'cancelled') await wakeBooking(trx, { shopId, id }, now)
}

// What its courier still has to be told.
const wakeBooking = (trx: Db, { shopId, id }: ShipmentRef, now: Date): Promise<unknown> =>
  trx
    .updateTable('courier_bookings')
    .set({ next_ask_at: now })
    .where('shop_id', '=', shopId)
    .where('shipment_id', '=', id)
    .where('state', 'in', ['started', 'unclear', 'booked'])
    .execute()

/** What a courier told, with its own word for it; false: it was told before. */
export async function insertCourierEvent(
  trx: Db,
  { shopId, id }: ShipmentRef,
  event: { at: Date; status: ShipmentStatus; code: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('shipment_events')
    .values({ shop_id: shopId, shipment_id: id, ...event, code: event.code || event.status })
    .onConflict((twin) =>
      twin.columns(['shop_id', 'shipment_id', 'at', 'status', 'code']).where('code', '<>', '').doNothing(),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

const insertShipmentEvent = (
  trx: Db,
  { shopId, id }: ShipmentRef,
  event: { at: Date; status: ShipmentStatus },
): Promise<unknown> =>
  trx
    .insertInto('shipment_events')
    .values({ shop_id: shopId, shipment_id: id, ...event })
    .execute()

/** Parcels of an order that were being made ready are not sent any more. */
export async function cancelOpenShipments(trx: Db, { shopId, orderId }: Of, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('shipments')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', 'in', shipmentStatuses.filter(isOpenShipment))
    .execute()
  for (const { id } of open) await saveShipment(trx, { shopId, id }, now, { status: 'cancelled' })
}

import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type BookingRow = Selectable<DB['courier_bookings']>
export type BookingRef = { shopId: number; bookingId: number }

/** The one of a parcel that is under way or done. */
export const findBooking = (trx: Db, { shopId, id }: { shopId: number; id: number }): Promise<BookingRow | undefined> =>
  trx
    .selectFrom('courier_bookings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('shipment_id', '=', id)
    .where('state', 'in', ['started', 'unclear', 'booked'])
    .executeTakeFirst()

export const readBooking = (trx: Db, { shopId, bookingId }: BookingRef): Promise<BookingRow | undefined> =>
  trx
    .selectFrom('courier_bookings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', bookingId)
    .executeTakeFirst()

export const insertBooking = (trx: Db, booking: Insertable<DB['courier_bookings']>): Promise<BookingRow> =>
  trx.insertInto('courier_bookings').values(booking).returningAll().executeTakeFirstOrThrow()

export async function saveBooking(
  trx: Db,
  { shopId, bookingId }: BookingRef,
  change: Updateable<DB['courier_bookings']>,
): Promise<void> {
  await trx
    .updateTable('courier_bookings')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', bookingId)
    .execute()
}

/** Whether it is this one's turn to ask the courier, until `until`. */
export async function takeTurn(trx: Db, { shopId, bookingId }: BookingRef, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('courier_bookings')
    .set({ starting_until: until, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', bookingId)
    .where('state', '=', 'started')
    .where((where) => where.or([where('starting_until', 'is', null), where('starting_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether it is this one's turn to ask about a parcel; the next turn is written before. */
export async function takeAsk(
  trx: Db,
  { shop_id, id, asks }: Pick<BookingRow, 'shop_id' | 'id' | 'asks'>,
  next: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('courier_bookings')
    .set({ asks: asks + 1, next_ask_at: next })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where('asks', '=', asks)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Named = { providerRef?: string; trackingNumber?: string; reference?: string }

/** The booking of an account that a courier's news are about, by whichever name they give it. */
export function findNamed(
  trx: Db,
  { shopId, accountId }: { shopId: number; accountId: number },
  { providerRef, trackingNumber, reference }: Named,
): Promise<BookingRow | undefined> {
  const names = [
    ['provider_ref', providerRef],
    ['tracking_number', trackingNumber],
    ['reference', reference],
  ] as const
  return trx
    .selectFrom('courier_bookings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .where((where) => where.or(names.flatMap(([column, value]) => (value ? [where(column, '=', value)] : []))))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Keeps what was told; false: it was told before. */
export async function fileEvent(trx: Db, event: Insertable<DB['courier_events']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('courier_events')
    .values(event)
    .onConflict((twin) => twin.columns(['shop_id', 'account_id', 'event_id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export type DueBooking = { shop_id: number; booking_id: number; state: string }

/** Whose time has come, of all shops. */
export const findDue = (db: Db, now: Date, most: number): Promise<DueBooking[]> =>
  rawQuery<DueBooking>(db, 'couriers_due', 'select shop_id, booking_id, state from courier_bookings_due($1, $2)', [
    now,
    most,
  ])

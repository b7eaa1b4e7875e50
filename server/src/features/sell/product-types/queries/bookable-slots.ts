import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type OfProduct = { shopId: number; productId: number }

/** The calendar of a person of the shop by name, made where there is none. */
export async function keepPerson(trx: Db, shopId: number, name: string): Promise<number> {
  const [row] = await rawQuery<{ id: number }>(
    trx,
    'service_keep_person',
    `insert into service_calendars (shop_id, name) values ($1, $2)
     on conflict (shop_id, lower(name)) where product_id is null do update set name = excluded.name returning id`,
    [shopId, name],
  )
  if (!row) throw new Error('a calendar is always told')
  return row.id
}

/** The calendar of a service that names nobody. */
export async function keepOwnCalendar(trx: Db, { shopId, productId }: OfProduct): Promise<number> {
  const [row] = await rawQuery<{ id: number }>(
    trx,
    'service_keep_own',
    `insert into service_calendars (shop_id, product_id, name) values ($1, $2, '')
     on conflict (shop_id, product_id) where product_id is not null do update set name = '' returning id`,
    [shopId, productId],
  )
  if (!row) throw new Error('a calendar is always told')
  return row.id
}

/** Renames a person, unless another of the shop is called so. False when there is no such person. */
export async function renamePerson(trx: Db, shopId: number, id: number, name: string): Promise<boolean> {
  const rows = await rawQuery<{ id: number }>(
    trx,
    'service_rename',
    `update service_calendars c set name = $3 where c.shop_id = $1 and c.id = $2 and c.product_id is null
       and not exists (select from service_calendars o where o.shop_id = $1 and o.product_id is null and o.id <> $2 and lower(o.name) = lower($3)) returning c.id`,
    [shopId, id, name],
  )
  return rows.length > 0
}

export const saveSettings = async (trx: Db, { shopId, productId }: OfProduct, settings: object): Promise<void> =>
  void (await trx
    .updateTable('products')
    .set({ details: JSON.stringify(settings) })
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .execute())

export const findAppointment = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('appointments as a')
    .innerJoin('service_calendars as c', 'c.id', 'a.calendar_id')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'a.order_id').onRef('l.position', '=', 'a.line_no'),
    )
    .select(['a.starts_at', 'a.ends_at', 'a.status', 'a.calendar_id', 'c.name', 'c.product_id as of_product'])
    .select(['p.details', 'p.item_type', 'l.id as line_id'])
    .where('a.shop_id', '=', shopId)
    .where('a.order_id', '=', orderId)
    .executeTakeFirst()

type OfLine = { shopId: number; orderId: number; position: number }

/** The time that a line has booked, held still. */
export const lockAppointmentOfLine = (trx: Db, { shopId, orderId, position }: OfLine) =>
  trx
    .selectFrom('appointments')
    .select(['id', 'status', 'places'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('line_no', '=', position)
    .forUpdate()
    .executeTakeFirst()

/** So many places stay booked; with none left it is cancelled. */
export const saveFewerPlaces = async (
  trx: Db,
  { shopId, id, places, now }: { shopId: number; id: number; places: number; now: Date },
): Promise<void> =>
  void (await trx
    .updateTable('appointments')
    .set({ ...(places > 0 ? { places } : { status: 'cancelled' }), changed_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute())

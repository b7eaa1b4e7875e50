import type { Use } from '@kedai/domain/appointments/slots.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type OfOrder = { shopId: number; orderId: number; now: Date }

/** What an order's line says of its time, in the calendar that its claim took. Twice is once. */
export const insertAppointment = async (trx: Db, { shopId, orderId, now }: OfOrder): Promise<void> =>
  void (await rawQuery(
    trx,
    'appointments_insert',
    `
    insert into appointments (shop_id, product_id, order_id, line_no, calendar_id, title, places, starts_at, ends_at, status, changed_at)
    select l.shop_id, l.product_id, l.order_id, l.position, c.subject, l.title, c.amount,
      (l.details ->> 'slot')::timestamp at time zone 'Asia/Kuala_Lumpur', (l.details ->> 'slot_end')::timestamp at time zone 'Asia/Kuala_Lumpur', 'held', $3
    from order_lines l join claims c on c.shop_id = $1 and c.holder = 'order' and c.holder_id = $2 and c.line_no = l.position and c.kind = 'slot'
    where l.shop_id = $1 and l.order_id = $2 and l.item_type = 'service' order by l.position limit 1
    on conflict (shop_id, order_id) do nothing`,
    [shopId, orderId, now],
  ))

/** A held one that is paid stands; one that was given up comes back with the order. */
export const bookHeld = async (trx: Db, { shopId, orderId, now }: OfOrder): Promise<void> =>
  void (await trx
    .updateTable('appointments')
    .set({ status: 'booked', changed_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['held', 'cancelled'])
    .execute())

export const cancelOpen = async (trx: Db, { shopId, orderId, now }: OfOrder): Promise<void> =>
  void (await trx
    .updateTable('appointments')
    .set({ status: 'cancelled', changed_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['held', 'booked'])
    .execute())

/** Of an order that its token opens, locked. */
export const lockAppointment = (trx: Db, shopId: number, token: string) =>
  trx
    .selectFrom('appointments as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['a.id', 'a.order_id', 'a.line_no', 'a.product_id', 'a.calendar_id', 'a.starts_at', 'a.status', 'a.places'])
    .select(['p.details', 'p.item_type'])
    .where('a.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('o.token', '=', token)
    .forUpdate('a')
    .executeTakeFirst()

/** What an order has booked of a service, by the order's token; null without. */
export async function findOwnUse(
  trx: Db,
  { shopId, productId, token }: { shopId: number; productId: number; token: string },
): Promise<Use | null> {
  const [row] = await rawQuery<{ calendar: number; starts: Date; ends: Date; places: number }>(
    trx,
    'appointments_own_use',
    `select c.subject as calendar, lower(c.during) as starts, upper(c.during) as ends, c.amount as places
     from orders o join appointments a on a.shop_id = o.shop_id and a.order_id = o.id
     join claims c on c.shop_id = o.shop_id and c.holder = 'order' and c.holder_id = o.id and c.line_no = a.line_no and c.kind = 'slot'
     where o.shop_id = $1 and o.token = $2 and a.product_id = $3 and c.state <> 'released'`,
    [shopId, token, productId],
  )
  return row ? { calendarId: row.calendar, productId, from: row.starts, until: row.ends, places: row.places } : null
}

/** Its new time, in the calendar that its claim has taken by now. */
export const moveAppointment = async (
  trx: Db,
  shopId: number,
  id: number,
  { start, end, now }: { start: Date; end: Date; now: Date },
): Promise<void> =>
  void (await rawQuery(
    trx,
    'appointments_move',
    `update appointments a set starts_at = $3, ends_at = $4, changed_at = $5, calendar_id = c.subject from claims c
     where a.shop_id = $1 and a.id = $2 and c.shop_id = $1 and c.holder = 'order' and c.holder_id = a.order_id and c.line_no = a.line_no and c.kind = 'slot'`,
    [shopId, id, start, end, now],
  ))

export const findForCalendar = (trx: Db, shopId: number, token: string) =>
  trx
    .selectFrom('appointments as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .innerJoin('shops as s', 's.id', 'a.shop_id')
    .select(['a.id', 'a.starts_at', 'a.ends_at', 'a.title', 'a.status', 'a.changed_at', 'o.order_no', 's.name as shop'])
    .where('a.shop_id', '=', shopId)
    .where('o.token', '=', token)
    .executeTakeFirst()

export type AppointmentRow = Awaited<ReturnType<typeof listAppointments>>[number]

/** Those that begin within a time, earliest first. */
export const listAppointments = (trx: Db, { shopId, from, until, staff }: Between) =>
  told(trx, shopId)
    .where('a.starts_at', '>=', from)
    .where('a.starts_at', '<', until)
    .$if(staff !== undefined, (query) => query.where('a.calendar_id', '=', staff ?? 0))
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(2000)
    .execute()

type Between = { shopId: number; from: Date; until: Date; staff: number | undefined }

export const findAppointment = (trx: Db, shopId: number, id: number) =>
  told(trx, shopId).where('a.id', '=', id).executeTakeFirst()

const told = (trx: Db, shopId: number) =>
  trx
    .selectFrom('appointments as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .innerJoin('service_calendars as c', 'c.id', 'a.calendar_id')
    .select(['a.id', 'a.order_id', 'a.title', 'a.starts_at', 'a.ends_at', 'a.places', 'a.status', 'a.calendar_id'])
    .select(['p.view_id', 'c.name', 'c.product_id as of_product'])
    .select(['o.order_no', 'o.buyer_name', 'o.buyer_phone', 'o.notes', 'o.lang'])
    .select(['o.total_sen', 'o.paid_sen', 'o.refunded_sen', 'o.rounding_sen'])
    .where('a.shop_id', '=', shopId)

/** Ends one that stands. False when it does not. */
export async function endBooked(
  trx: Db,
  shopId: number,
  id: number,
  { as, now }: { as: 'done' | 'no_show'; now: Date },
): Promise<boolean> {
  const rows = await trx
    .updateTable('appointments')
    .set({ status: as, changed_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', 'in', ['held', 'booked'])
    .returning('id')
    .execute()
  return rows.length > 0
}

export const findService = (db: Db, viewId: string) =>
  db
    .selectFrom('products')
    .select(['id', 'shop_id', 'details', 'item_type'])
    .where('shop_id', '=', sql<number>`shop_of_view(${viewId})`)
    .where('view_id', '=', viewId)
    .where('status', '=', 'published')
    .executeTakeFirst()

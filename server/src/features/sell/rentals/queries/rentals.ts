import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Bookings of an order's lines, in the words of their snapshots, which are Malaysian time. */
export async function insertRentals(trx: Db, shopId: number, orderId: number): Promise<void> {
  await rawQuery(
    trx,
    'rentals_insert',
    `
    insert into rentals (shop_id, order_id, line_no, product_id, product, units, starts_at, ends_at, state, deposit_sen, late_fee_sen)
    select l.shop_id, l.order_id, l.position, l.product_id, l.title, (l.details ->> 'units')::integer,
      (l.details ->> 'start')::timestamp at time zone 'Asia/Kuala_Lumpur', (l.details ->> 'end')::timestamp at time zone 'Asia/Kuala_Lumpur', 'held',
      (l.details ->> 'deposit')::numeric * 100, (l.details ->> 'late_fee')::numeric * 100
    from order_lines l where l.shop_id = $1 and l.order_id = $2 and l.item_type = 'rental' and l.details is not null
    on conflict (shop_id, order_id, line_no) do nothing`,
    [shopId, orderId],
  )
}

/** The order that its buyer's token opens. */
export const findOrderOfToken = async (trx: Db, shopId: number, token: string): Promise<number> =>
  (
    await trx
      .selectFrom('orders')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
  ).id

type State = 'held' | 'booked' | 'cancelled'

export async function moveRentals(
  trx: Db,
  { shopId, orderId, from, to }: { shopId: number; orderId: number; from: readonly State[]; to: State },
): Promise<void> {
  await trx
    .updateTable('rentals')
    .set({ state: to })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', 'in', [...from])
    .execute()
}

/** The units that a booking `r` holds. */
export const unitNames = sql<string[]>`array(
  select u.name from claims c join rental_units u on u.shop_id = r.shop_id and u.id = c.subject
  where c.shop_id = r.shop_id and c.holder = 'order' and c.holder_id = r.order_id and c.line_no = r.line_no and c.kind = 'booking' and c.state <> 'released'
  order by u.position, u.id)`

/** The rentals of a shop that are not put away, with the units of each. */
export const listRentalProducts = (
  trx: Db,
  shopId: number,
): Promise<{ product_id: number; view_id: string; title: string; units: string[] }[]> =>
  rawQuery(
    trx,
    'rentals_products',
    `
    select p.id as product_id, p.view_id, p.title, array_agg(u.name order by u.position, u.id) as units
    from rental_units u join products p on p.shop_id = $1 and p.id = u.product_id and p.status <> 'archived'
    where u.shop_id = $1 and u.is_active group by p.shop_id, p.id order by p.title, p.id limit 500`,
    [shopId],
  )

export type RentalsWanted = { shopId: number; from: Date | null; until: Date | null; product: string }

/** A shop's bookings that touch a time, the earliest first. `product`: its id or `view_id`; empty for all. */
export const listRentals = (trx: Db, { shopId, from, until, product }: RentalsWanted) =>
  trx
    .selectFrom('rentals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.id',
      'o.order_no',
      'r.product',
      'r.units',
      'r.starts_at',
      'r.ends_at',
      'r.state',
      'o.buyer_name',
      'o.buyer_phone',
      'r.product_id',
      unitNames.as('unit_names'),
    ])
    .where('r.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .$if(from !== null, (rows) => rows.where('r.ends_at', '>', from))
    .$if(until !== null, (rows) => rows.where('r.starts_at', '<', until))
    .$if(product !== '', (rows) => rows.where(sql<boolean>`(p.view_id = ${product} or p.id::text = ${product})`))
    .orderBy('r.starts_at')
    .orderBy('r.id')
    .limit(1000)
    .execute()
export type RentalListRow = Awaited<ReturnType<typeof listRentals>>[number]

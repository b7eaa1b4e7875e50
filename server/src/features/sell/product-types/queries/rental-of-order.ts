import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The booking of an order, and what decides whether it may go on for longer. */
export const findRentalOfOrder = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('rentals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('order_lines as l', (on) =>
      on.onRef('l.order_id', '=', 'r.order_id').onRef('l.position', '=', 'r.line_no').on('l.shop_id', '=', shopId),
    )
    .select(['r.id', 'r.state', 'r.starts_at', 'r.ends_at', 'r.line_no', 'l.id as line_id'])
    .select(['o.order_status', 'o.payment_status', 'o.paid_sen', 'o.total_sen', 'o.refunded_sen', 'o.rounding_sen'])
    .where('r.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('r.order_id', '=', orderId)
    .orderBy('r.line_no')
    .executeTakeFirst()

type OfLine = { shopId: number; orderId: number; position: number }

/** When the units of a line are booked, with the time around; none where it books nothing. */
export const findBookedSpan = async (
  trx: Db,
  { shopId, orderId, position }: OfLine,
): Promise<{ from: Date; until: Date } | undefined> => {
  const [row] = await rawQuery<{ from: Date; until: Date }>(
    trx,
    'rentals_booked_span',
    `select lower(during) as "from", upper(during) as "until" from claims
     where shop_id = $1 and holder = 'order' and holder_id = $2 and line_no = $3 and kind = 'booking' and state <> 'released' limit 1`,
    [shopId, orderId, position],
  )
  return row
}

export const saveBookedUnits = async (trx: Db, { shopId, orderId, position }: OfLine, units: number): Promise<void> =>
  void (await trx
    .updateTable('rentals')
    .set({ units })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('line_no', '=', position)
    .execute())

export const findRentalOfLine = (trx: Db, { shopId, orderId, position }: OfLine) =>
  trx
    .selectFrom('rentals')
    .select(['id', 'state'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('line_no', '=', position)
    .forUpdate()
    .executeTakeFirst()

/** The units that a line has booked, in their order. */
export const listUnitsOfLine = (
  trx: Db,
  { shopId, orderId, position }: OfLine,
): Promise<{ id: number; name: string }[]> =>
  rawQuery(
    trx,
    'rentals_units_of_line',
    `select u.id, u.name from claims c join rental_units u on u.shop_id = $1 and u.id = c.subject
     where c.shop_id = $1 and c.holder = 'order' and c.holder_id = $2 and c.line_no = $3 and c.kind = 'booking' and c.state <> 'released'
     order by u.position, u.id`,
    [shopId, orderId, position],
  )

/** So many units stay booked; with none left it is cancelled. */
export const saveUnitsLeft = async (trx: Db, of: OfLine, units: number): Promise<void> => {
  if (units > 0) return saveBookedUnits(trx, of, units)
  await trx
    .updateTable('rentals')
    .set({ state: 'cancelled' })
    .where('shop_id', '=', of.shopId)
    .where('order_id', '=', of.orderId)
    .where('line_no', '=', of.position)
    .where('state', 'in', ['held', 'booked'])
    .execute()
}

import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

/** The booking of an order, and what decides whether it may go on for longer. */
export const findRentalOfOrder = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('rentals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.state', 'r.starts_at', 'r.ends_at'])
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

import type { Db } from '../../../platform/db/db.ts'

/** The booking of an order, and what decides whether it may go on for longer. */
export const findRentalOfOrder = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('rentals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.state', 'r.starts_at', 'r.ends_at'])
    .select(['o.order_status', 'o.payment_status', 'o.paid_sen', 'o.total_sen', 'o.refunded_sen'])
    .where('r.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('r.order_id', '=', orderId)
    .orderBy('r.line_no')
    .executeTakeFirst()

import type { Db } from '../../../../platform/db/db.ts'

export type Sent = { orderId: number; orderNo: string; productId: number; placedAt: Date }

/** The oldest order that brought somebody this product and was paid for; null where there is none. */
export async function findSent(trx: Db, shopId: number, viewId: string): Promise<Sent | null> {
  const row = await trx
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', (join) => join.onRef('l.order_id', '=', 'o.id').onRef('l.shop_id', '=', 'o.shop_id'))
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .where('o.shop_id', '=', shopId)
    .where('p.view_id', '=', viewId)
    .where('o.order_status', 'in', ['open', 'completed'])
    .where('o.fulfilment_status', 'in', ['shipped', 'delivered'])
    .where('o.payment_status', 'in', ['paid', 'partially_refunded'])
    .select(['o.id as orderId', 'o.order_no as orderNo', 'p.id as productId', 'o.placed_at as placedAt'])
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findReviewId(trx: Db, { orderId, productId }: Sent): Promise<number> {
  const { id } = await trx
    .selectFrom('reviews')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

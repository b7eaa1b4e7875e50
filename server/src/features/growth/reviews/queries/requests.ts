import { ownSenderAreas } from '@kedai/domain/carts/areas.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Of = { shopId: number; orderId: number }

/** Plans the one mail an order; a second plan changes nothing. */
export async function insertRequest(trx: Db, { shopId, orderId }: Of, dueAt: Date): Promise<void> {
  await trx
    .insertInto('review_requests')
    .values({ shop_id: shopId, order_id: orderId, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(['shop_id', 'order_id']).doNothing())
    .execute()
}

/** Requests of every shop that are due. */
export async function listDueRequests(db: Db, moment: Date, atMost: number): Promise<Of[]> {
  const rows = await rawQuery<{ shop_id: number; order_id: number }>(
    db,
    'review_requests_due',
    'select shop_id, order_id from review_requests_due($1::timestamptz, $2::integer)',
    [moment, atMost],
  )
  return rows.map(({ shop_id, order_id }) => ({ shopId: shop_id, orderId: order_id }))
}

/** Ends a planned request; false where somebody has ended it before. */
export async function endRequest(
  trx: Db,
  { shopId, orderId }: Of,
  state: 'sent' | 'not_needed',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review_requests')
    .set({ state, done_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'planned')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type Asking = {
  name: string
  email: string | null
  asks_for_reviews: boolean
  has_rated: boolean
  titles: string[]
}

/** What decides whether an order's buyer is asked, and how the mail is worded. */
export async function readAsking(trx: Db, { shopId, orderId }: Of): Promise<Asking> {
  const [row] = await rawQuery<Asking>(
    trx,
    'review_asking',
    `
    select s.name, s.email, exists (select from reviews r where r.shop_id = $1::bigint and r.order_id = $2::bigint) as has_rated,
      s.asks_for_reviews and not exists (select from orders o where o.shop_id = $1::bigint and o.id = $2::bigint and o.channel = any($3::text[])) as asks_for_reviews,
      array(select l.title from order_lines l where l.shop_id = $1::bigint and l.order_id = $2::bigint order by l.position limit 20) as titles
    from shops s where s.id = $1::bigint`,
    [shopId, orderId, ownSenderAreas],
  )
  if (!row) throw new Error('an order has a shop')
  return row
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Of = { shopId: number; orderId: number }

export type BoughtRow = {
  product_id: number
  title: string
  image_key: string | null
  image_widths: number[] | null
  stars: number | null
  words: string
  shown_as: string
  written_at: Date | null
  hidden_reason: string | null
  reply: string | null
  is_withdrawn: boolean
}

/** What an order bought, each product once, with what its buyer said of it. */
export const listBought = (trx: Db, { shopId, orderId }: Of): Promise<BoughtRow[]> =>
  rawQuery<BoughtRow>(trx, 'reviews_bought', boughtText, [shopId, orderId])

/** The title under which an order bought a product; null when it did not. */
export async function findBought(
  trx: Db,
  { shopId, orderId, productId }: Of & { productId: number },
): Promise<string | null> {
  const line = await trx
    .selectFrom('order_lines')
    .select('title')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return line?.title ?? null
}

const boughtText = `
select l.product_id, l.title, l.image_key, f.widths as image_widths, r.stars, coalesce(r.words, '') as words, coalesce(r.shown_as, 'short') as shown_as,
  r.written_at, r.hidden_reason, r.reply, r.withdrawn_at is not null as is_withdrawn
from (
  select distinct on (product_id) product_id, title, image_key, position from order_lines
  where shop_id = $1::bigint and order_id = $2::bigint order by product_id, position limit 200
) l
left join reviews r on r.shop_id = $1::bigint and r.order_id = $2::bigint and r.product_id = l.product_id
left join files f on f.shop_id = $1::bigint and f.key = l.image_key
order by l.position`

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { PublicReviewRow } from '../actions/present-review.ts'

export type ItemReviews = {
  product_id: number
  shop_id: number
  username: string
  title: string
  rating_sum: number
  rating_count: number
  /** Of those with so many stars, counted up to one more than asked. */
  total: number
  reviews: PublicReviewRow[]
}

type Wanted = { viewId: string; stars: number | null; limit: number; offset: number; countedAtMost: number }

/** A page of an item's reviews, asked as the public; null when it is unknown or not published. */
export async function findItemReviews(
  publicDb: Db,
  { viewId, stars, limit, offset, countedAtMost }: Wanted,
): Promise<ItemReviews | null> {
  const [name, rule] =
    stars === null ? ['reviews_of_item', 'true'] : ['reviews_of_item_by_stars', 'r.stars = $4::smallint']
  const rows = await rawQuery<ItemReviews>(publicDb, name, textOf(rule), [
    viewId,
    limit,
    offset,
    stars,
    countedAtMost + 1,
  ])
  return rows[0] ?? null
}

const textOf = (rule: string) => `
select p.id as product_id, p.shop_id, s.username, p.title, p.rating_sum, p.rating_count,
  case when $4::smallint is null then p.rating_count
    else (select count(*)::integer from (select from reviews r where r.product_id = p.id and r.is_shown and ${rule} limit $5::integer) counted) end as total,
  coalesce((select json_agg(r) from (
    select r.id, r.stars, r.words, r.shown_name, r.written_at, r.edited_at, r.reply, r.replied_at
    from reviews r where r.product_id = p.id and r.is_shown and ${rule} order by r.id desc limit $2::integer offset $3::integer) r), '[]') as reviews
from products p join shops s on s.id = p.shop_id where p.shop_id = shop_of_view($1::text) and p.view_id = $1::text and p.status = 'published'`

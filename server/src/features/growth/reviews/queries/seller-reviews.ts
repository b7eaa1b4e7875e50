import { sql } from 'kysely'
import type { SellerReviewsQuery } from '@kedai/contracts/reviews.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { holdingWords } from '../../../../platform/db/holding-words.ts'

export type ReviewsWanted = Pick<SellerReviewsQuery, 'show' | 'stars' | 'product_id' | 'term'> & { shopId: number }

export type SellerReviewRow = Awaited<ReturnType<typeof listReviews>>[number]

/** A page of what a shop's buyers said, the newest first. */
export const listReviews = (trx: Db, wanted: ReviewsWanted, { limit, offset }: { limit: number; offset: number }) =>
  asRows(matching(trx, wanted), wanted.shopId).orderBy('reviews.id', 'desc').limit(limit).offset(offset).execute()

export const findSellerReview = (trx: Db, shopId: number, reviewId: number): Promise<SellerReviewRow | undefined> =>
  asRows(matching(trx, { shopId, term: '' }).where('reviews.id', '=', reviewId), shopId).executeTakeFirst()

const asRows = (all: ReturnType<typeof matching>, shopId: number) =>
  all
    .innerJoin('products as p', (join) => join.onRef('p.id', '=', 'reviews.product_id').on('p.shop_id', '=', shopId))
    .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 'reviews.order_id').on('o.shop_id', '=', shopId))
    .select([
      'reviews.id',
      'reviews.stars',
      'reviews.words',
      'reviews.shown_name',
      'reviews.written_at',
      'reviews.edited_at',
      'reviews.reply',
      'reviews.replied_at',
      'reviews.hidden_reason',
      'reviews.hidden_at',
      'p.id as product_id',
      'p.title',
      'o.order_no',
    ])
    .select((one) =>
      one
        .selectFrom('product_images as i')
        .innerJoin('files as f', 'f.id', 'i.file_id')
        .select('f.key')
        .whereRef('i.product_id', '=', 'p.id')
        .where('i.shop_id', '=', shopId)
        .orderBy('i.position')
        .orderBy('i.file_id')
        .limit(1)
        .as('image_key'),
    )

/** Counted no further than `cap`. */
export async function countReviews(trx: Db, wanted: ReviewsWanted, cap: number): Promise<number> {
  const found = await trx
    .selectFrom(matching(trx, wanted).select('reviews.id').limit(cap).as('some'))
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow()
  return found.n
}

export async function findTitle(trx: Db, shopId: number, productId: number): Promise<string | null> {
  return (
    (
      await trx
        .selectFrom('products')
        .select('title')
        .where('shop_id', '=', shopId)
        .where('id', '=', productId)
        .executeTakeFirst()
    )?.title ?? null
  )
}

export async function findAsking(trx: Db, shopId: number): Promise<boolean> {
  return (await trx.selectFrom('shops').select('asks_for_reviews').where('id', '=', shopId).executeTakeFirstOrThrow())
    .asks_for_reviews
}

export async function saveAsking(trx: Db, shopId: number, isOn: boolean): Promise<void> {
  await trx.updateTable('shops').set({ asks_for_reviews: isOn }).where('id', '=', shopId).execute()
}

// The same words as the partial indexes of `1050_product_types.sql`, so that each list is read from its own.
const shows = {
  waiting: sql<boolean>`reviews.is_waiting`,
  hidden: sql<boolean>`(reviews.hidden_at is not null and reviews.withdrawn_at is null)`,
}

function matching(trx: Db, { shopId, show, stars, product_id: productId, term }: ReviewsWanted) {
  let all = trx.selectFrom('reviews').where('reviews.shop_id', '=', shopId).where('reviews.withdrawn_at', 'is', null)
  if (show) all = all.where(shows[show])
  if (stars) all = all.where('reviews.stars', '=', stars)
  if (productId) all = all.where('reviews.product_id', '=', productId)
  return term === '' ? all : all.where(holdingWords('reviews', term))
}

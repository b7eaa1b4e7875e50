import type { Insertable, Selectable, Updateable } from 'kysely'
import type { RatingSum } from '@kedai/domain/reviews/rating.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ReviewRow = Selectable<DB['reviews']>
type Which = { orderId: number; productId: number } | { reviewId: number }

/** The review as it is; whoever changes it has locked its product before, so it stays so. */
export function findReview(trx: Db, shopId: number, which: Which): Promise<ReviewRow | undefined> {
  const all = trx.selectFrom('reviews').selectAll().where('shop_id', '=', shopId)
  return (
    'reviewId' in which
      ? all.where('id', '=', which.reviewId)
      : all.where('order_id', '=', which.orderId).where('product_id', '=', which.productId)
  ).executeTakeFirst()
}

/** Changes of a product's reviews wait for each other here, so that its sums and its reviews never part. */
export async function lockProduct(trx: Db, shopId: number, productId: number): Promise<void> {
  await rawQuery(
    trx,
    'reviews_lock_product',
    'select id from products where shop_id = $1::bigint and id = $2::bigint for no key update',
    [shopId, productId],
  )
}

export async function insertReview(trx: Db, review: Insertable<DB['reviews']>): Promise<void> {
  await trx.insertInto('reviews').values(review).execute()
}

export async function updateReview(
  trx: Db,
  { shop_id, id }: Pick<ReviewRow, 'shop_id' | 'id'>,
  change: Updateable<DB['reviews']>,
): Promise<void> {
  await trx.updateTable('reviews').set(change).where('shop_id', '=', shop_id).where('id', '=', id).execute()
}

export async function addToRating(
  trx: Db,
  shopId: number,
  productId: number,
  { sum, count }: RatingSum,
): Promise<void> {
  await rawQuery(
    trx,
    'reviews_add_to_rating',
    `
    update products set rating_sum = rating_sum + $3::integer, rating_count = rating_count + $4::integer where shop_id = $1::bigint and id = $2::bigint`,
    [shopId, productId, sum, count],
  )
}

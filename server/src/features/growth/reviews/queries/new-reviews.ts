import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Shops with a review to be told about that were not written to after `since`. */
export async function listShopsToTell(db: Db, since: Date): Promise<number[]> {
  const rows = await rawQuery<{ shop_id: number }>(
    db,
    'review_shops_to_tell',
    'select shop_id from shops_with_new_reviews($1::timestamptz) as shop_id',
    [since],
  )
  return rows.map(({ shop_id }) => shop_id)
}

/** Whether the shop was written to after `since`. Whoever asks at the same time waits until this transaction has ended. */
export async function wasToldSince(trx: Db, shopId: number, since: Date): Promise<boolean> {
  await trx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst()
  const told = await trx
    .selectFrom('reviews')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('told_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

export type NewReview = { title: string; stars: number; words: string; name: string }

/** What the shop was not told about yet counts as told from now on. Answers what is worth a mail, the newest first: not what was taken back, hidden or answered meanwhile. */
export const claimNewReviews = (trx: Db, shopId: number, now: Date): Promise<NewReview[]> =>
  rawQuery(
    trx,
    'reviews_claim_new',
    `
    with claimed as (
      update reviews set told_at = $2::timestamptz where shop_id = $1::bigint and told_at is null returning id, product_id, stars, words, shown_name, is_shown, reply)
    select p.title, c.stars, c.words, c.shown_name as name from claimed c join products p on p.id = c.product_id
    where c.is_shown and c.reply is null order by c.id desc`,
    [shopId, now],
  )

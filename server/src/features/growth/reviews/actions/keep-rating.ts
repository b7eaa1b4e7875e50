import { ratingChange } from '@kedai/domain/reviews/rating.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { addToRating, findReview } from '../queries/save-review.ts'
import type { ReviewRow } from '../queries/save-review.ts'

type Kept = { shopId: number; productId: number; orderId: number }

/** Brings a locked product's rating in line with a review that was just saved; `before`: as it was. Pages that show the product are made anew. */
export async function keepRating(
  trx: Db,
  { shopId, productId, orderId }: Kept,
  before: ReviewRow | undefined,
): Promise<void> {
  const after = await findReview(trx, shopId, { orderId, productId })
  const change = ratingChange(weighed(before), weighed(after))
  if (change.sum !== 0 || change.count !== 0) await addToRating(trx, shopId, productId, change)
  publishChange(trx, 'product', productId)
}

const weighed = (row: ReviewRow | undefined) => (row ? { stars: row.stars, isShown: row.is_shown } : null)

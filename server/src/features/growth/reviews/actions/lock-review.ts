import type { Db } from '../../../../platform/db/db.ts'
import { findReview, lockProduct } from '../queries/save-review.ts'
import type { ReviewRow } from '../queries/save-review.ts'

type Which = { shopId: number; orderId: number; productId: number }

/** What an order's buyer said of a product, its product locked until the transaction ends: all changes of one rating wait for each other. */
export async function lockReview(trx: Db, { shopId, orderId, productId }: Which): Promise<ReviewRow | undefined> {
  await lockProduct(trx, shopId, productId)
  return findReview(trx, shopId, { orderId, productId })
}

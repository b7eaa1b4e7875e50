import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/db/db.ts'
import type { Faults } from '../../../platform/faults.ts'
import { findReview, lockProduct } from '../queries/save-review.ts'
import type { ReviewRow } from '../queries/save-review.ts'

type Which = { shopId: number; orderId: number; productId: number }

/** What an order's buyer said of a product, its product locked until the transaction ends: all changes of one rating wait for each other. */
export async function lockReview(
  trx: Db,
  { shopId, orderId, productId }: Which,
  faults?: Faults,
): Promise<ReviewRow | undefined> {
  if (!faults?.skipLocks) {
    await lockProduct(trx, shopId, productId)
    return findReview(trx, shopId, { orderId, productId })
  }
  const row = await findReview(trx, shopId, { orderId, productId })
  await pause(50) // as it was a moment ago: only a race proof's control asks for it
  return row
}

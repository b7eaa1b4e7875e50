import type { Db } from '../../../platform/db/db.ts'
import { deleteClaim } from '../queries/claims.ts'

/** Gives the use of an order's coupon back, once: after a cancellation, an expiry or a refund in full. */
export async function releaseCoupon(trx: Db, { shopId, orderId, now }: { shopId: number; orderId: number; now: Date }): Promise<void> {
  await deleteClaim(trx, shopId, orderId, now)
}

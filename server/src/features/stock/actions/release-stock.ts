import type { Db } from '../../../platform/db/db.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import { returnToShelf } from '../queries/shelf.ts'

/**
 * Puts the units of an order's lines back on the shelf. The caller has just moved the order's `stock_state` to `released`
 * by a conditional update, so that this runs once; stock is released before the coupon, as it was claimed.
 */
export async function releaseStock(trx: Db, { shopId, orderId }: { shopId: number; orderId: number }): Promise<void> {
  const rows = await returnToShelf(trx, shopId, orderId)
  for (const productId of new Set(rows.map((row) => row.product_id))) publishChange(trx, 'product', productId)
}

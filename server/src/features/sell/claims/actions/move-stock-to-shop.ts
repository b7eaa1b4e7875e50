import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { listProducts, moveToShop } from '../queries.ts'
import type { Shortage } from './wants.ts'

/**
 * What a locked order holds at another place is taken from the shop's own pieces instead: all of it, or nothing and what is short.
 * Twice is once.
 */
export async function moveStockToShop(
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<Shortage[]> {
  const short = await moveToShop(trx, shopId, orderId)
  if (short.length > 0) return short
  for (const { product_id: productId } of await listProducts(trx, shopId, orderId))
    publishChange(trx, 'product', productId)
  return []
}

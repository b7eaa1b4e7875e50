import type { Db } from '../../../../platform/db/db.ts'
import { lockUnits } from '../queries/lock-product.ts'
import { freeSkus } from '../queries/save-units.ts'
import { changeStatus } from './change-status.ts'

/** Takes a product that should never have been made out of the shop: archived, and its SKUs free for another. @throws AppError 404 */
export async function withdrawProduct(
  trx: Db,
  { shopId, userId, productId, now }: { shopId: number; userId: number; productId: number; now: Date },
): Promise<void> {
  await lockUnits(trx, shopId, productId)
  await changeStatus(trx, { shopId, userId, productId, change: 'archive', to: 'archived', now })
  await freeSkus(trx, shopId, productId)
}

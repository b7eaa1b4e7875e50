import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeStockClaims } from '../../claims/actions/change-stock-claims.ts'
import type { StockWant } from '../../claims/actions/wants.ts'
import { editTexts } from '../messages/edit.ts'
import type { LockedOrder } from './lock-order.ts'

export type HeldLine = { position: number; product_id: number; variation_id: number; quantity: number }

/** Takes what an edit adds and gives back what it takes away; a paid order holds it for good at once. @throws AppError `conflict` when too few are left. */
export async function editClaims(
  trx: Db,
  order: LockedOrder,
  before: readonly HeldLine[],
  after: readonly HeldLine[],
  now: Date,
): Promise<void> {
  const by = {
    shopId: order.shop_id,
    holder: 'order',
    holderId: order.id,
    state: order.sold_counted ? 'committed' : 'held',
    now,
  } as const
  const [short] = await changeStockClaims(trx, by, before.flatMap(asWant), after.flatMap(asWant))
  if (short) throw new AppError('conflict', editTexts.tooFew, { params: { left: short.left } })
}

const asWant = ({ position, product_id, variation_id, quantity }: HeldLine): StockWant[] =>
  quantity > 0
    ? [{ kind: 'stock', line: position, variationId: variation_id, productId: product_id, amount: quantity }]
    : []

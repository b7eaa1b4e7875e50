import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { changeClaims, stockChange, type ClaimChange } from '../../../sell/claims/actions/change-claims.ts'
import type { StockWant, Want } from '../../../sell/claims/actions/wants.ts'
import { editTexts } from '../messages/edit.ts'
import type { LockedOrder } from './lock-order.ts'

export type HeldLine = { position: number; product_id: number; variation_id: number; quantity: number }

/**
 * Takes what an edit adds and gives back what it takes away; a paid order holds it for good at once. `typed`: what the lines of
 * types that hold more than stock say themselves. @throws AppError `conflict` when too few are left.
 */
export async function editClaims(
  trx: Db,
  order: LockedOrder,
  goods: { before: readonly HeldLine[]; after: readonly HeldLine[] },
  typed: ClaimChange,
  now: Date,
): Promise<void> {
  const by = {
    shopId: order.shop_id,
    holder: 'order',
    holderId: order.id,
    state: order.sold_counted ? 'committed' : 'held',
    now,
  } as const
  const stock = stockChange(goods.before.flatMap(asWant), goods.after.flatMap(asWant))
  const [short] = await changeClaims(trx, by, {
    more: [...stock.more, ...typed.more],
    fewer: [...stock.fewer, ...typed.fewer],
  })
  if (short) throw new AppError('conflict', tooFew[short.kind], { params: { left: Math.max(0, short.left) } })
}

const tooFew: Readonly<Record<Want['kind'], (typeof editTexts)[keyof typeof editTexts]>> = {
  stock: editTexts.tooFew,
  seat: editTexts.tooFewSeats,
  booking: editTexts.tooFewUnits,
  slot: editTexts.tooFew,
  coupon: editTexts.tooFew,
  wallet: editTexts.tooFew,
}

const asWant = ({ position, product_id, variation_id, quantity }: HeldLine): StockWant[] =>
  quantity > 0
    ? [{ kind: 'stock', line: position, variationId: variation_id, productId: product_id, amount: quantity }]
    : []

import { lesser, type Sen } from '../money/sen.ts'
import { effectivePrice, type Promo, type UnitPrice } from './promo.ts'

/** A step of a price list: what one piece costs from so many pieces of a line on. */
export type ListStep = { minQuantity: number; price: Sen }

/** `list`: the prices of the buyer's rank; without one the public price and its promo hold. `neverAbovePublic`: nor above them with one. */
export type RankTerms = { list?: readonly ListStep[] | null; neverAbovePublic?: boolean }
export type PricedUnit = UnitPrice & RankTerms

export type Price = { price: Sen; comparePrice: Sen | null }

/**
 * What one piece costs when so many of it are bought now, and what stands struck through beside it. A price list knows no
 * promo, but the lower of both may hold; a quantity below its first step pays the first step's price.
 */
export function priceOf(
  unit: PricedUnit,
  { promo, quantity, now }: { promo: Promo; quantity: number; now: Date },
): Price {
  const step = unit.list ? stepFor(unit.list, quantity) : null
  const publicPrice = effectivePrice(unit, promo, now)
  const isPublic = !step || (unit.neverAbovePublic && publicPrice.price < step.price)
  return isPublic ? publicPrice : { price: step.price, comparePrice: null }
}

/** A price list as it holds while the public pays so much for one piece; without one, the public price from the first piece on. */
export const listNow = ({ list, neverAbovePublic }: RankTerms, publicPrice: Sen): readonly ListStep[] =>
  (list ?? [{ minQuantity: 1, price: publicPrice }]).map(({ minQuantity, price }) => ({
    minQuantity,
    price: neverAbovePublic ? lesser(price, publicPrice) : price,
  }))

/** The step that a quantity reaches: the one with the largest minimum that is not above it, else the smallest. */
export function stepFor(list: readonly ListStep[], quantity: number): ListStep | null {
  const sorted = list.toSorted((one, other) => one.minQuantity - other.minQuantity)
  return sorted.findLast(({ minQuantity }) => minQuantity <= quantity) ?? sorted[0] ?? null
}

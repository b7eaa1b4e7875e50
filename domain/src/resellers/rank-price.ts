import type { ListStep } from '../catalogue/price-of.ts'
import { type BasisPoints, percentOf } from '../money/percent.ts'
import { type Sen, subtract } from '../money/sen.ts'

/** A line of a rank's price list: for one variation, or, without one, for all of the product. */
export type PriceEntry = { variationId: number | null; minQuantity: number; price: Sen }

export type RankPrice = {
  /** What pieces cost by quantity; null: the public price holds. */
  list: readonly ListStep[] | null
  /** What said so. */
  by: 'own_entry' | 'product_entry' | 'percent' | 'retail'
}

/**
 * What a rank pays for a variation: its own entries, else those of its product, else the rank's percent off the usual price,
 * else the public price. Below the first step of a list the rank's percent holds, or the usual price.
 */
export function rankPrice(
  unit: { id: number; price: Sen },
  entries: readonly PriceEntry[],
  percentOff: BasisPoints,
): RankPrice {
  const own = entries.filter(({ variationId }) => variationId === unit.id)
  const steps = own.length > 0 ? own : entries.filter(({ variationId }) => variationId === null)
  const base: ListStep = { minQuantity: 1, price: subtract(unit.price, percentOf(unit.price, percentOff)) }
  if (steps.length === 0) return percentOff > 0 ? { list: [base], by: 'percent' } : { list: null, by: 'retail' }
  const sorted = steps
    .map(({ minQuantity, price }) => ({ minQuantity, price }))
    .toSorted((one, other) => one.minQuantity - other.minQuantity)
  const list = sorted[0]?.minQuantity === 1 ? sorted : [base, ...sorted]
  return { list, by: own.length > 0 ? 'own_entry' : 'product_entry' }
}

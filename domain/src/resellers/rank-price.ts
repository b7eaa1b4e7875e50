import type { ListStep } from '../catalogue/price-of.ts'
import { type BasisPoints, percentOf } from '../money/percent.ts'
import { type Sen, subtract } from '../money/sen.ts'

/** A line of a price list: for one variation, or, without one, for all of the product. `isOwn`: of the reseller's own list, not his rank's. */
export type PriceEntry = { variationId: number | null; minQuantity: number; price: Sen; isOwn?: boolean }

export type RankPrice = {
  /** What pieces cost by quantity; null: the public price holds. */
  list: readonly ListStep[] | null
  /** What said so. */
  by: 'reseller_entry' | 'own_entry' | 'product_entry' | 'percent' | 'retail'
}

/**
 * What a reseller pays for a variation: by his own list where it says anything of it, else by his rank's; in both the
 * variation's own entries, else those of its product, else the rank's percent off the usual price,
 * else the public price. Below the first step of a list the rank's percent holds, or the usual price.
 */
export function rankPrice(
  unit: { id: number; price: Sen },
  entries: readonly PriceEntry[],
  percentOff: BasisPoints,
): RankPrice {
  const own = listedSteps(
    unit,
    entries.filter(({ isOwn }) => isOwn),
  )
  const ofRank = listedSteps(
    unit,
    entries.filter(({ isOwn }) => !isOwn),
  )
  const base: ListStep = { minQuantity: 1, price: subtract(unit.price, percentOf(unit.price, percentOff)) }
  if (own) return { list: above(above([base], ofRank?.steps ?? []), own.steps), by: 'reseller_entry' }
  if (ofRank) return { list: above([base], ofRank.steps), by: ofRank.isExact ? 'own_entry' : 'product_entry' }
  return percentOff > 0 ? { list: [base], by: 'percent' } : { list: null, by: 'retail' }
}

// Entries of the variation alone, else those of all of the product; null for none.
function listedSteps({ id }: { id: number }, entries: readonly PriceEntry[]) {
  const exact = entries.filter(({ variationId }) => variationId === id)
  const chosen = exact.length > 0 ? exact : entries.filter(({ variationId }) => variationId === null)
  if (chosen.length === 0) return null
  const steps = chosen
    .map(({ minQuantity, price }) => ({ minQuantity, price }))
    .toSorted((one, other) => one.minQuantity - other.minQuantity)
  return { steps, isExact: exact.length > 0 }
}

// What holds below the first of these steps stays.
const above = (below: readonly ListStep[], steps: readonly ListStep[]): readonly ListStep[] => [
  ...below.filter(({ minQuantity }) => steps.every((step) => minQuantity < step.minQuantity)),
  ...steps,
]

import { type BasisPoints, percentOf } from '../money/percent.ts'
import { add, type Sen, subtract } from '../money/sen.ts'

/** How a seller changes many prices at once: by a share of each, or by the same amount. */
export type PriceChange = { way: 'up' | 'down' } & (
  | { by: 'percent'; rate: BasisPoints }
  | { by: 'amount'; amount: Sen }
)

export type PricePair = { price: Sen; promoPrice: Sen | null }

export type PriceChangeProblem = 'below_zero' | 'promo_not_cheaper'

/** The price after the change, rounded half away from zero to the sen; negative when more is taken off than there is. */
export function changedPrice(price: Sen, change: PriceChange): Sen {
  const difference = change.by === 'amount' ? change.amount : percentOf(price, change.rate)
  return change.way === 'up' ? add(price, difference) : subtract(price, difference)
}

/** A unit's usual and promo price, changed alike; a problem where they could not be sold at. */
export function changedPrices({ price, promoPrice }: PricePair, change: PriceChange): PricePair | PriceChangeProblem {
  const changed = {
    price: changedPrice(price, change),
    promoPrice: promoPrice === null ? null : changedPrice(promoPrice, change),
  }
  if (changed.price < 0 || (changed.promoPrice !== null && changed.promoPrice < 0)) return 'below_zero'
  // Rounding may bring two prices together.
  return changed.promoPrice !== null && changed.promoPrice >= changed.price ? 'promo_not_cheaper' : changed
}

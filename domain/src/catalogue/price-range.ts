import { formatRinggit } from '../money/ringgit.ts'
import { greater, lesser, type Sen } from '../money/sen.ts'

/** The cheapest and dearest of some prices, or null when there are none. */
export function rangeOf(prices: readonly Sen[]): { min: Sen; max: Sen } | null {
  const [first, ...rest] = prices
  return first === undefined ? null : { min: rest.reduce(lesser, first), max: rest.reduce(greater, first) }
}

/** "39.00 - 45.00", "25.00" where all cost alike, "-" where nothing is priced (spec §3 `price_range`). */
export function priceRangeText(range: { min: Sen; max: Sen } | null): string {
  if (range === null) return '-'
  return range.min === range.max
    ? formatRinggit(range.min)
    : `${formatRinggit(range.min)} - ${formatRinggit(range.max)}`
}

/** Whole percent saved, rounded down so that the page never promises more than it gives; 0 without a saving. */
export function offerPercentage(price: Sen, offer: Sen): number {
  return price <= 0 || offer >= price ? 0 : Math.floor(((price - offer) * 100) / price)
}

/** The largest whole percent saved among units; null when no unit has an offer (spec §3 `offer_percentage`). */
export function bestOfferPercentage(units: readonly { price: Sen; promoPrice: Sen | null }[]): number | null {
  const offers = units.map((unit) => (unit.promoPrice === null ? 0 : offerPercentage(unit.price, unit.promoPrice)))
  const best = Math.max(0, ...offers)
  return best === 0 ? null : best
}

import { defaultQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { priceLine } from '@kedai/domain/checkout/lines.ts'
import type { PricedLine } from '@kedai/domain/checkout/lines.ts'
import type { BasketLine } from '@kedai/domain/coupons/coupon.ts'
import type { Asked, Want } from './read-wants.ts'
import { times } from '@kedai/domain/money/sen.ts'
import type { Listing, Unit } from './load-offer.ts'

/**
 * What a choice of items costs, for a price that is only shown: nothing is refused. With nothing chosen yet it is the page's
 * usual quantity of its cheapest unit (spec §4).
 */
export function priceItems(listing: Listing, asked: Asked, now: Date): (BasketLine & { unit: Unit; weight: number })[] {
  const usual = defaultQuantity(listing.rules, null) ?? 1
  const chosen = listing.units.flatMap((unit) => {
    const quantity = (asked.items ?? []).reduce((sum, line) => sum + (line.id === unit.id ? line.quantity : 0), 0)
    return quantity > 0 ? [{ unit, quantity }] : []
  })
  const [cheapest] = listing.units
  const wants = chosen.length > 0 || !cheapest ? chosen : [{ unit: cheapest, quantity: asked.quantity ?? usual }]
  return wants.map(({ unit, quantity }) => ({
    unit,
    ...couponLine(listing, priceLine(unit, listing.promo, quantity, now)),
  }))
}

/** The same of what a type has chosen, at the type's own price where it has one. */
export const priceChosen = (listing: Listing, wants: readonly Want[], now: Date) =>
  wants.flatMap(({ unitId, quantity, choice }) => {
    const unit = listing.units.find(({ id }) => id === unitId)
    if (!unit) return []
    return [{ unit, ...couponLine(listing, priceAs(choice, priceLine(unit, listing.promo, quantity, now))) }]
  })

/** A line at the price that its type says. */
export function priceAs<Line extends PricedLine>(choice: Want['choice'], line: Line): Line {
  const unitPrice = choice?.unitPrice ?? null
  return unitPrice === null ? line : { ...line, unitPrice, comparePrice: null, total: times(unitPrice, line.quantity) }
}

/** A line as a coupon looks at it. */
export const couponLine = <Line extends PricedLine>(listing: Listing, line: Line): Line & BasketLine => ({
  ...line,
  productId: listing.productId,
  categoryIds: listing.categoryIds,
  isPromo: line.comparePrice !== null,
})

import { type PricedUnit, priceOf } from '../catalogue/price-of.ts'
import type { Promo } from '../catalogue/promo.ts'
import { noSen, sum, times, type Sen } from '../money/sen.ts'
import { sumWeight, timesWeight, type Grams } from '../weight/kilograms.ts'
import type { Parcel } from '../shipping/rates.ts'

/** One priced line: `total` is unit price × quantity in sen, `weight` of all its pieces in grams. */
export type PricedLine = { unitPrice: Sen; comparePrice: Sen | null; quantity: number; total: Sen; weight: Grams }

/** Prices a quantity of a unit as of now; the quantity must have been judged already. */
export function priceLine(
  unit: PricedUnit & { weight: Grams },
  listing: Promo,
  quantity: number,
  now: Date,
): PricedLine {
  const { price, comparePrice } = priceOf(unit, { promo: listing, quantity, now })
  return {
    unitPrice: price,
    comparePrice,
    quantity,
    total: times(price, quantity),
    weight: timesWeight(unit.weight, quantity),
  }
}

/** A shipping price that a product has of its own, for all its pieces of an order or for each. */
export type OwnShipping = { price: Sen; per: 'order' | 'piece' }

/** The lines of one product that ship. */
export type ParcelPart = { lines: readonly Pick<PricedLine, 'weight' | 'quantity'>[]; own: OwnShipping | null }

/** The one parcel of all that ships; `goods` is the items' total after discount, against which "free above" counts. */
export function parcelOf(parts: readonly ParcelPart[], goods: Sen): Parcel {
  const lines = parts.flatMap((part) => (part.own === null ? part.lines : []))
  return {
    weight: sumWeight(lines.map((line) => line.weight)),
    quantity: pieces(lines),
    goods,
    own: sum(parts.map(ownPrice)),
  }
}

const ownPrice = ({ lines, own }: ParcelPart): Sen =>
  own === null || lines.length === 0 ? noSen : own.per === 'order' ? own.price : times(own.price, pieces(lines))

const pieces = (lines: readonly { quantity: number }[]) => lines.reduce((count, line) => count + line.quantity, 0)

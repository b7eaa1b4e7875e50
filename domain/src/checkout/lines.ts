import { effectivePrice, type Promo, type UnitPrice } from '../catalogue/promo.ts'
import { times, type Sen } from '../money/sen.ts'
import { sumWeight, timesWeight, type Grams } from '../weight/kilograms.ts'
import type { Parcel } from '../shipping/rates.ts'

/** One priced line: `total` is unit price × quantity in sen, `weight` of all its pieces in grams. */
export type PricedLine = { unitPrice: Sen; comparePrice: Sen | null; quantity: number; total: Sen; weight: Grams }

/** Prices a quantity of a unit as of now; the quantity must have been judged already. */
export function priceLine(unit: UnitPrice & { weight: Grams }, listing: Promo, quantity: number, now: Date): PricedLine {
  const { price, comparePrice } = effectivePrice(unit, listing, now)
  return { unitPrice: price, comparePrice, quantity, total: times(price, quantity), weight: timesWeight(unit.weight, quantity) }
}

/** The one parcel of all lines that ship; `goods` is the items' total after discount, against which "free above" counts. */
export const parcelOf = (lines: readonly Pick<PricedLine, 'weight' | 'quantity'>[], goods: Sen): Parcel => ({
  weight: sumWeight(lines.map((line) => line.weight)),
  quantity: lines.reduce((count, line) => count + line.quantity, 0),
  goods,
})

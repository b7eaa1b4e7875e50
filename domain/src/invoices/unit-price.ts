import { formatDecimal, parseDecimal } from '../money/decimal.ts'
import type { Sen } from '../money/sen.ts'

declare const unitPriceBrand: unique symbol

/** The price of one: a whole number of ten-thousandths of a ringgit (RM 1.005 = 10,050), 0 or more. */
export type UnitPrice = number & { readonly [unitPriceBrand]: true }

/** Names a whole number of ten-thousandths of a ringgit. Throws RangeError below 0, for a fraction or one too large to be exact. */
export function unitPrice(price: number): UnitPrice {
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`not a unit price in ten-thousandths of a ringgit: ${price}`)
  return price as UnitPrice // the brand is earned by the check
}

/** The unit price that an amount of whole sen is. Throws RangeError below 0 or when it is too large to be exact. */
export const unitPriceOfSen = (amount: Sen): UnitPrice => unitPrice(amount * 100)

/** Reads what `parseRinggit` reads, with up to four decimals; null when it is none, negative or finer. */
export function parseUnitPrice(text: string): UnitPrice | null {
  const price = parseDecimal(text.normalize('NFKC').trim().replace(/^(?:RM|MYR)\s*/i, ''), 4)
  return price === null ? null : unitPrice(price)
}

/** At least two decimals, no grouping, as on the wire: "50.00", "1.005" (CONTRACT §1). */
export const formatUnitPrice = (price: UnitPrice): string => formatDecimal(price, 4, 2)

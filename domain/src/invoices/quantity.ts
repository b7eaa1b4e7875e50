import { formatDecimal, parseDecimal } from '../money/decimal.ts'

declare const quantityBrand: unique symbol

/** How much of a line: a whole number of hundred-thousandths (1.5 = 150,000), above 0. */
export type Quantity = number & { readonly [quantityBrand]: true }

/** Hundred-thousandths in one. */
export const quantityUnit = 100_000

/** A line holds at most a million. */
export const maxQuantity = 1_000_000

/** Names a whole number of hundred-thousandths. Throws RangeError for a fraction, 0, less, or more than a million. */
export function quantity(count: number): Quantity {
  if (!isQuantity(count)) throw new RangeError(`not a quantity in hundred-thousandths: ${count}`)
  return count
}

/** Reads "2", "1.5" or "1,000"; null when it is none, 0, over a million or finer than five decimals. */
export function parseQuantity(text: string): Quantity | null {
  const count = parseDecimal(text, 5)
  return count !== null && isQuantity(count) ? count : null
}

/** The shortest exact decimal: "2", "1.5". */
export const formatQuantity = (count: Quantity): string => formatDecimal(count, 5, 0)

const isQuantity = (count: number): count is Quantity =>
  Number.isInteger(count) && count > 0 && count <= maxQuantity * quantityUnit

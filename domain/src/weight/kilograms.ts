declare const gramsBrand: unique symbol

/** A weight: a whole number of grams, never negative. */
export type Grams = number & { readonly [gramsBrand]: true }

/** Names a whole number as grams. Throws RangeError when it is negative or a fraction. */
export function grams(weight: number): Grams {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a whole weight in grams: ${weight}`)
  return weight as Grams // the brand is earned by the check
}

/** Reads kilograms with up to three decimals ("0.35", "1.250 kg"); null when it is none (CONTRACT §1). */
export function parseKilograms(text: string): Grams | null {
  const match = /^(\d{1,6})(?:\.(\d{1,3}))?\s*(?:kg)?$/i.exec(text.normalize('NFKC').trim())
  if (!match) return null
  return grams(Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')))
}

/** Kilograms with three decimals: "0.350". */
export function formatKilograms(weight: Grams): string {
  const digits = String(weight).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** The weight of a count of equal pieces. Throws RangeError for a fractional or negative count. */
export const timesWeight = (weight: Grams, count: number): Grams => grams(weight * count)

/** The sum of weights, 0 for none. */
export const sumWeight = (weights: readonly Grams[]): Grams => grams(weights.reduce((a, b) => a + b, 0))

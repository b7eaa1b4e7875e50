import { roundedQuotient } from './round.ts'
import { sen, type Sen } from './sen.ts'

declare const basisPointsBrand: unique symbol

/** A rate: a whole number of hundredths of a percent (10 % = 1000). */
export type BasisPoints = number & { readonly [basisPointsBrand]: true }

/** Names a whole number as basis points. Throws RangeError below 0 or above 1,000,000 (10,000 %). */
export function basisPoints(rate: number): BasisPoints {
  if (!Number.isInteger(rate) || rate < 0 || rate > 1_000_000)
    throw new RangeError(`not a rate in basis points: ${rate}`)
  return rate as BasisPoints // the brand is earned by the check
}

/** A share of an amount, rounded half away from zero to the sen (DESIGN §4). */
export function percentOf(amount: Sen, rate: BasisPoints): Sen {
  return sen(Number(roundedQuotient(BigInt(amount) * BigInt(rate), 10_000n)))
}

/** Reads "10", "12.5 %" or "8.25" as basis points; null when it is none or finer than a hundredth of a percent. */
export function parsePercent(text: string): BasisPoints | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/.exec(text.normalize('NFKC').trim())
  if (!match) return null
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return rate <= 1_000_000 ? basisPoints(rate) : null
}

/** "12.5" for 1250: the shortest exact decimal, without the sign. */
export function formatPercent(rate: BasisPoints): string {
  const whole = Math.floor(rate / 100)
  const rest = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return rest === '' ? String(whole) : `${whole}.${rest}`
}

import { formatDecimal, parseDecimal } from '../money/decimal.ts'
import { roundedQuotient } from '../money/round.ts'
import { sen, type Sen } from '../money/sen.ts'

declare const rateBrand: unique symbol

/** A discount or tax rate: a whole number of ten-thousandths of a percent (6 % = 60,000), 0 to 100 %. */
export type Rate = number & { readonly [rateBrand]: true }

/** 100 % in ten-thousandths of a percent. */
export const wholeRate = 1_000_000

/** Names a whole number of ten-thousandths of a percent. Throws RangeError for a fraction, below 0 or above 100 %. */
export function rate(share: number): Rate {
  if (!isRate(share)) throw new RangeError(`not a rate in ten-thousandths of a percent: ${share}`)
  return share
}

/** Reads "6", "6 %" or "8.125"; null when it is none, above 100 or finer than four decimals. */
export function parseRate(text: string): Rate | null {
  const share = parseDecimal(text.normalize('NFKC').trim().replace(/\s*%$/, ''), 4)
  return share !== null && isRate(share) ? share : null
}

/** At least two decimals, without the sign: "6.00", "8.125". */
export const formatRate = (share: Rate): string => formatDecimal(share, 4, 2)

/** A share of an amount, rounded half away from zero to the sen. */
export const rateOf = (amount: Sen, share: Rate): Sen =>
  sen(Number(roundedQuotient(BigInt(amount) * BigInt(share), BigInt(wholeRate))))

const isRate = (share: number): share is Rate => Number.isInteger(share) && share >= 0 && share <= wholeRate

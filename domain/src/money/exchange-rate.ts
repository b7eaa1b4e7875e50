import { minorDigits, type Currency } from './currencies.ts'
import { formatDecimal, parseDecimal } from './decimal.ts'
import { roundedQuotient } from './round.ts'
import { sen, sum, type Sen } from './sen.ts'
import { splitByWeight } from './split.ts'

declare const exchangeRateBrand: unique symbol

/** What one unit of another currency is in ringgit: a whole number of millionths of a ringgit (RM 3.45 = 3,450,000), above 0. */
export type ExchangeRate = number & { readonly [exchangeRateBrand]: true }

/** RM 100 for one unit; the dearest of our currencies costs some RM 15. */
export const maxExchangeRate = 100_000_000

/** Names a whole number of millionths of a ringgit. Throws RangeError for a fraction, 0, less, or more than RM 100. */
export function exchangeRate(millionths: number): ExchangeRate {
  if (!isExchangeRate(millionths)) throw new RangeError(`not a rate in millionths of a ringgit: ${millionths}`)
  return millionths
}

/** Reads "3.45"; null when it is none, 0, over RM 100 or finer than six decimals. */
export function parseExchangeRate(text: string): ExchangeRate | null {
  const millionths = parseDecimal(text, 6)
  return millionths !== null && isExchangeRate(millionths) ? millionths : null
}

/** At least two decimals: "3.45", "0.000265". */
export const formatExchangeRate = (rate: ExchangeRate): string => formatDecimal(rate, 6, 2)

/** What money is in, and the rate that is kept with it; ringgit has none. */
export type Exchange = { currency: Currency; rate: ExchangeRate | null }

/** An amount in sen of ringgit, rounded once, half away from zero. Throws RangeError for a foreign amount without a rate. */
export function ringgitOf(amount: Sen, { currency, rate }: Exchange): Sen {
  if (currency === 'MYR') return amount
  if (rate === null) throw new RangeError(`${currency} without a rate`)
  return sen(Number(roundedQuotient(BigInt(amount) * BigInt(rate), 10_000n * 10n ** BigInt(minorDigits[currency]))))
}

/** The same of parts that are not below 0: together they are the ringgit of their sum, to the sen; left-over sen go to the largest remainders. */
export const ringgitOfParts = (amounts: readonly Sen[], exchange: Exchange): Sen[] =>
  splitByWeight(ringgitOf(sum(amounts), exchange), amounts)

const isExchangeRate = (millionths: number): millionths is ExchangeRate =>
  Number.isInteger(millionths) && millionths > 0 && millionths <= maxExchangeRate

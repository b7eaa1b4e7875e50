import type { Lang } from '../text/lang.ts'
import { currencySign, minorDigits, type Currency } from './currencies.ts'
import { displayMinor, formatMinor, parseMinor } from './minor-units.ts'
import { sen, type Sen } from './sen.ts'

/** Reads what people type for an amount in a currency, its code before it or not; null when it is none, negative or has more decimals than the currency. */
export const parseAmount = (text: string, currency: Currency): Sen | null =>
  parseMinor(withoutSign(text, currency), minorDigits[currency])

/** What people type, the currency's code taken off its beginning. */
export const withoutSign = (text: string, currency: Currency): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(new RegExp(`^(?:${currency === 'MYR' ? 'RM|MYR' : currency})\\s*`, 'i'), '')

/** An amount that this product wrote itself, as on the wire. Throws RangeError for another text. */
export function amountIn(text: string, currency: Currency): Sen {
  const amount = parseAmount(text, currency)
  if (amount === null) throw new RangeError(`no amount in ${currency}: ${text}`)
  return amount
}

/** All decimals of the currency, no grouping, as on the wire: "1234.50", "1234" yen. */
export const formatAmount = (amount: Sen, currency: Currency): string => formatMinor(amount, minorDigits[currency])

/** As shown to people: "RM 1,234.50", "SGD 1,234.50", "JPY 1,234". */
export const displayAmount = (amount: Sen, currency: Currency, lang: Lang): string =>
  displayMinor(amount, { sign: currencySign(currency), digits: minorDigits[currency], lang })

/** What an amount of a currency looks like: "50.00", "50" yen. */
export const sampleAmount = (currency: Currency): string =>
  formatAmount(sen(50 * 10 ** minorDigits[currency]), currency)

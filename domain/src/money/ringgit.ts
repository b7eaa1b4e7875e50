import type { Lang } from '../text/lang.ts'
import { displayMinor, formatMinor, parseMinor } from './minor-units.ts'
import { noSen, subtract, type Sen } from './sen.ts'

/** Reads what people type for an amount ("12.30", "1,234.5", "RM 5"); null when it is none, negative or finer than a sen. */
export const parseRinggit = (text: string): Sen | null =>
  parseMinor(
    text
      .normalize('NFKC')
      .trim()
      .replace(/^(?:RM|MYR)\s*/i, ''),
    2,
  )

/** An amount that this product wrote itself, as on the wire. Throws RangeError for another text. */
export function amountOf(text: string): Sen {
  const amount = parseRinggit(text)
  if (amount === null) throw new RangeError(`no amount: ${text}`)
  return amount
}

/** The same of what may be below zero, as a rounding: "-0.02". Throws RangeError for another text. */
export const signedAmountOf = (text: string): Sen =>
  text.startsWith('-') ? subtract(noSen, amountOf(text.slice(1))) : amountOf(text)

/** Two decimals, no grouping, as on the wire: "1234.50" (CONTRACT §1). */
export const formatRinggit = (amount: Sen): string => formatMinor(amount, 2)

/** As shown to people: "RM 1,234.50". */
export const displayRinggit = (amount: Sen, lang: Lang): string => displayMinor(amount, { sign: 'RM', digits: 2, lang })

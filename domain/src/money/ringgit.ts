import type { Lang } from '../text/lang.ts'
import { sen, type Sen } from './sen.ts'

/** Reads what people type for an amount ("12.30", "1,234.5", "RM 5"); null when it is none, negative or finer than a sen. */
export function parseRinggit(text: string): Sen | null {
  const match = amountShape.exec(text.normalize('NFKC').trim())
  if (!match) return null
  const ringgit = Number((match[1] ?? '').replaceAll(',', ''))
  const amount = ringgit * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? sen(amount) : null
}

/** An amount that this product wrote itself, as on the wire. Throws RangeError for another text. */
export function amountOf(text: string): Sen {
  const amount = parseRinggit(text)
  if (amount === null) throw new RangeError(`no amount: ${text}`)
  return amount
}

/** Two decimals, no grouping, as on the wire: "1234.50" (CONTRACT §1). */
export function formatRinggit(amount: Sen): string {
  const { sign, ringgit, cents } = parts(amount)
  return `${sign}${ringgit}.${cents}`
}

/** As shown to people: "RM 1,234.50". */
export function displayRinggit(amount: Sen, lang: Lang): string {
  const { sign, ringgit, cents } = parts(amount)
  const { symbol, group } = written[lang]
  return `${sign}${symbol} ${ringgit.replace(/\B(?=(\d{3})+$)/g, group)}.${cents}`
}

// Malaysia writes money alike in its languages; a language that differs is one row here.
const written = {
  ms: { symbol: 'RM', group: ',' },
  en: { symbol: 'RM', group: ',' },
  zh: { symbol: 'RM', group: ',' },
} satisfies Record<Lang, { symbol: string; group: string }>

const amountShape = /^(?:(?:RM|MYR)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/i

function parts(amount: Sen) {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return { sign: amount < 0 ? '-' : '', ringgit: digits.slice(0, -2), cents: digits.slice(-2) }
}

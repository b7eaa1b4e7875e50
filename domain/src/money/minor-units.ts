import type { Lang } from '../text/lang.ts'
import { formatDecimal, parseDecimal } from './decimal.ts'
import { sen, type Sen } from './sen.ts'

/** Reads a bare amount ("1,234.5") as whole units of 10^-digits; null when it is none, negative or finer. */
export function parseMinor(text: string, digits: number): Sen | null {
  const amount = parseDecimal(text, digits)
  return amount === null ? null : sen(amount)
}

/** All decimals, no grouping, as on the wire: "1234.50", of yen "1234". */
export const formatMinor = (amount: Sen, digits: number): string => formatDecimal(amount, digits, digits)

/** As shown to people: "RM 1,234.50", "-JPY 1,234". */
export function displayMinor(
  amount: Sen,
  { sign, digits, lang }: { sign: string; digits: number; lang: Lang },
): string {
  return `${amount < 0 ? '-' : ''}${sign} ${groupDecimal(formatMinor(amount, digits).replace('-', ''), lang)}`
}

/** A decimal that is not below 0 as people read it: "1234.505" as "1,234.505". */
export function groupDecimal(decimal: string, lang: Lang): string {
  const [whole = '', fraction] = decimal.split('.')
  const { group, point } = written[lang]
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${fraction === undefined ? '' : point + fraction}`
}

// Malaysia writes money alike in its languages; a language that differs is one row here.
const written = {
  ms: { group: ',', point: '.' },
  en: { group: ',', point: '.' },
  zh: { group: ',', point: '.' },
} satisfies Record<Lang, { group: string; point: string }>

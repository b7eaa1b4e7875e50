import { parseAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { methodNames } from './method-names.ts'

/** `detailed` is said when the entry carries all it names; else `plain`. */
export type TimelineText = { plain: Message; detailed?: Message }

/** An entry of a timeline in words: `detailed` where its data says all that this names, else `plain`. */
export function timelineSentence(
  { plain, detailed }: TimelineText,
  data: unknown,
  { currency, lang }: { currency: Currency; lang: Lang },
): string {
  const facts = readData(data, currency)
  const names = [...(detailed?.en.matchAll(/\{(\w+)\}/g) ?? [])].map(([, key]) => key ?? '')
  return say(detailed !== undefined && names.every((key) => key in facts) ? detailed : plain, lang, facts).trim()
}

// Written by this product as an object of texts; anything else is not worth failing a whole page for.
function readData(data: unknown, currency: Currency): Record<string, string | Message> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, worded(key, value, currency)]] : [],
    ),
  )
}

function worded(key: string, value: string, currency: Currency): string | Message {
  const amount = key === 'amount' || key === 'was' ? parseAmount(value.replace(/^-/, ''), currency) : null
  if (key === 'recipient') return displayPhone(value)
  return amount !== null
    ? inWords(amount, currency)
    : key === 'method' || key === 'channel'
      ? (methodNames[value] ?? value)
      : value
}

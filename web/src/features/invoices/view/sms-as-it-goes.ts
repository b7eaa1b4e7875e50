import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import { invoiceSms, type ReachedBy } from '@kedai/domain/messages/invoice-sms.ts'
import { measureSms, smsLimits, type SmsSize } from '@kedai/domain/messages/sms-parts.ts'
import { asSms, findSmsBreach, maxSmsParts, type SmsBreach } from '@kedai/domain/messages/sms-rules.ts'
import { displayRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'

// Stands for a draft's number, which it gets with its approval.
export const numberToCome = '####'

type Facts = Pick<
  InvoiceView,
  'lang' | 'number' | 'user' | 'total' | 'balance_due' | 'next_payment' | 'lifecycle' | 'due_date' | 'deliveries'
>
export type SmsAsItGoes = {
  text: string
  size: SmsSize
  // Units that one part holds as it is now.
  perPart: number
  // What forces the short parts, where it is not simply the language; as a person can find it.
  odd: string | null
  breach: SmsBreach | null
  isTooLong: boolean
}

// The SMS as it will go out: the seller's words, or ours; and what is to be known of it.
export function smsAsItGoes(
  invoice: Facts,
  { words, chosen }: { words: string; chosen: readonly (typeof deliveryChannels)[number][] },
): SmsAsItGoes {
  const text = words.trim() === '' ? ourWords(invoice, chosen) : asSms(words, invoice.user.name)
  const size = measureSms(text)
  const isTooLong = size.parts > maxSmsParts
  const { alone, each } = smsLimits[size.encoding]
  return {
    text,
    size,
    isTooLong,
    perPart: size.parts === 1 ? alone : each,
    odd: size.forcedBy === null || /\p{Script=Han}/u.test(text) ? null : nameOf(size.forcedBy),
    breach:
      isTooLong || words.trim() === '' ? null : findSmsBreach(words, invoice.number === null ? [] : [invoice.number]),
  }
}

function ourWords(
  { lang, number, user, total, balance_due, next_payment, lifecycle, due_date, deliveries }: Facts,
  chosen: readonly string[],
): string {
  const all = parseRinggit(total) ?? noSen
  const balance = lifecycle === 'draft' ? all : (parseRinggit(balance_due) ?? noSen)
  const next = next_payment && (parseRinggit(next_payment.amount) ?? noSen)
  const story = balance === noSen ? 'settled' : 'here'
  const hasGone = (way: ReachedBy) =>
    chosen.includes(way) ||
    deliveries.some(({ channel, status }) => channel === way && (status === 'sent' || status === 'opened'))
  return invoiceSms({
    lang,
    shop: user.name,
    number: number ?? numberToCome,
    story,
    amount: displayRinggit(story === 'settled' ? all : (next ?? balance), lang),
    isPart: next !== null && next !== balance,
    due: displayDay(next_payment?.due_date ?? due_date, lang),
    reached: (['email', 'whatsapp'] as const).filter(hasGone),
  })
}

// What cannot be seen is called by its number.
const nameOf = (character: string): string =>
  /[\p{Z}\p{C}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character

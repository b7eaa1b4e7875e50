import { invoiceActors, invoiceEventNames, type InvoiceEventName } from '@kedai/domain/invoices/timeline.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say, type Message } from '../../../platform/errors/message.ts'
import { oneOf } from '../invoice-facts.ts'
import { methodNames } from '../messages/methods.ts'
import { invoiceTimelineTexts, type TimelineText } from '../messages/timeline.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'
import { inWords } from '../refusal-params.ts'

/** What happened, newest first, in words. */
export const presentInvoiceTimeline = (events: InvoiceStory['events'], lang: Lang) =>
  events.map(({ at, name: text, actor, data }) => {
    const name = oneOf(invoiceEventNames, text)
    return { at: formatTime(at), name, text: sentence(name, data, lang), actor: oneOf(invoiceActors, actor) }
  })

// `detailed` where the entry says all that it names.
function sentence(name: InvoiceEventName, data: unknown, lang: Lang): string {
  const { plain, detailed }: TimelineText = invoiceTimelineTexts[name]
  const facts = readData(data)
  const names = [...(detailed?.en.matchAll(/\{(\w+)\}/g) ?? [])].map(([, key]) => key ?? '')
  return say(detailed !== undefined && names.every((key) => key in facts) ? detailed : plain, lang, facts).trim()
}

// Written by this product as an object of texts; anything else is not worth failing a whole page for.
function readData(data: unknown): Record<string, string | Message> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [[key, worded(key, value)]] : [])))
}

function worded(key: string, value: string): string | Message {
  const amount = key === 'amount' || key === 'was' ? parseRinggit(value.replace(/^-/, '')) : null
  return amount !== null ? inWords(amount) : key === 'method' || key === 'channel' ? methodNames[value] ?? value : value
}

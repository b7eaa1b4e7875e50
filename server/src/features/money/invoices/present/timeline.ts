import { invoiceActors, invoiceEventNames } from '@kedai/domain/invoices/timeline.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { oneOf } from '../invoice-facts.ts'
import { invoiceTimelineTexts } from '../messages/timeline.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'
import { timelineSentence } from '../actions/timeline-sentence.ts'

/** What happened, newest first, in words; `currency`: what the invoice is in. */
export const presentInvoiceTimeline = (events: InvoiceStory['events'], currency: Currency, lang: Lang) =>
  events.map(({ at, name: text, actor, data }) => {
    const name = oneOf(invoiceEventNames, text)
    return {
      at: formatTime(at),
      name,
      text: timelineSentence(invoiceTimelineTexts[name], data, { currency, lang }),
      actor: oneOf(invoiceActors, actor),
    }
  })

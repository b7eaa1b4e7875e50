import type { QuoteView } from '@kedai/contracts/quotes.ts'
import { quoteActionNames, whyNotQuote } from '@kedai/domain/invoices/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { readSeller } from '../../invoices/actions/document-seller.ts'
import { presentTyped } from '../../invoices/actions/present-typed.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import { quoteLink, quotePdfPath } from '../links.ts'
import { quoteRefusals } from '../messages/refusals.ts'
import type { QuoteDeliveryRow } from '../queries/deliveries.ts'
import type { findInvoiceOf, QuoteRow } from '../queries/quotes.ts'
import type { listQuoteEvents } from '../queries/story.ts'
import { contentOf, quoteFacts } from '../quote-facts.ts'
import { presentQuoteTimeline } from './timeline.ts'

/** A quote with everything its pages tell. */
export type QuoteStory = {
  quote: QuoteRow
  seller: Awaited<ReturnType<typeof readSeller>>
  invoice: Awaited<ReturnType<typeof findInvoiceOf>>
  events: Awaited<ReturnType<typeof listQuoteEvents>>
  deliveries: QuoteDeliveryRow[]
  views: number
}

/** A quote as a member of its shop sees it. */
export function presentQuoteView(
  { quote, seller: { seller, username }, invoice, events, deliveries, views }: QuoteStory,
  { lang, now, site }: { lang: Lang; now: Date; site: Site },
): QuoteView {
  const facts = quoteFacts(quote, formatDate(now))
  return {
    id: quote.id,
    hashslug: quote.hashslug,
    number: quote.number,
    state: facts.state,
    ...presentTyped(contentOf(quote)),
    issue_date: quote.issue_date,
    valid_until: quote.valid_until,
    customer_id: quote.customer_id,
    seller,
    user: { username },
    share_url: quoteLink(site, username, quote.hashslug),
    is_link_revoked: quote.link_revoked_at !== null,
    pdf_url: quotePdfPath(quote.hashslug),
    decision: presentDecision(quote),
    invoice: invoice ? { hashslug: invoice.hashslug, number: invoice.number } : null,
    deliveries: deliveries.map(presentDelivery),
    timeline: presentQuoteTimeline(events, lang),
    views,
    first_viewed_at: quote.first_viewed_at && formatTime(quote.first_viewed_at),
    last_viewed_at: quote.last_viewed_at && formatTime(quote.last_viewed_at),
    actions: Object.fromEntries(
      quoteActionNames.map((action) => {
        const refusal = whyNotQuote(action, facts)
        return [action, { allowed: refusal === null, reason: refusal && say(quoteRefusals[refusal], lang) }]
      }),
    ),
    revision: quote.revision,
    created_at: formatTime(quote.created_at),
    server_time: formatTime(now),
  }
}

export function presentDecision({
  decided_at,
  decided_by,
  decided_name,
  decided_ip,
  decline_reason,
}: QuoteRow): QuoteView['decision'] {
  if (decided_at === null) return null
  return {
    by: decided_by === 'seller' ? 'seller' : 'buyer',
    name: decided_name,
    ip: decided_ip,
    at: formatTime(decided_at),
    reason: decline_reason,
  }
}

const presentDelivery = (row: QuoteDeliveryRow): QuoteView['deliveries'][number] => ({
  id: row.id,
  channel: row.channel === 'email' ? 'email' : 'whatsapp',
  recipient: row.recipient,
  status: row.status === 'sent' || row.status === 'failed' ? row.status : 'queued',
  response: row.response,
  link: row.channel === 'whatsapp' && row.message !== '' ? whatsappLink(row.recipient, row.message) : null,
  created_at: formatTime(row.created_at),
  sent_at: row.sent_at && formatTime(row.sent_at),
})

import type { ShownPaper } from '@kedai/contracts/documents.ts'
import type { GuestQuote, QuoteView } from '@kedai/contracts/quotes.ts'
import { whyNotQuoteBuyer, type BuyerQuoteAction, type QuoteFacts } from '@kedai/domain/invoices/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say } from '../../../../platform/errors/message.ts'
import { presentPageShop, type readPageShop } from '../../invoice-links/actions/page-shop.ts'
import { buyerQuoteRefusals } from '../messages/refusals.ts'
import { headlines, texts } from '../messages/texts.ts'

type Beside = {
  facts: QuoteFacts
  shop: Awaited<ReturnType<typeof readPageShop>>
  invoiceUrl: string | null
  paper: ShownPaper
  lang: Lang
}

/** What the holder of the link sees. Each field is chosen here: what the shop's own view gains stays with the shop. */
export function presentGuestQuote(view: QuoteView, { facts, shop, invoiceUrl, paper, lang }: Beside): GuestQuote {
  const state = view.state === 'draft' ? 'sent' : view.state
  const params = { last: displayDay(view.valid_until, lang), shop: shop.name, number: view.number ?? '' }
  const openOrNot = (action: BuyerQuoteAction) => {
    const refusal = whyNotQuoteBuyer(action, facts)
    return { allowed: refusal === null, reason: refusal && say(buyerQuoteRefusals[refusal], lang) }
  }
  const {
    hashslug,
    subtotal,
    shipping,
    discount,
    discount_type,
    discount_amount,
    tax,
    tax_type,
    tax_amount,
    after_discount,
    tax_shipping,
    total,
    currency,
  } = view
  return {
    hashslug,
    number: view.number ?? '',
    state,
    headline: say(headlines[state].headline, lang, params),
    next_step: say(headlines[state].next, lang, params),
    invoice_items: view.invoice_items.map(({ product_id: _product, ...item }) => item),
    subtotal,
    shipping,
    discount,
    discount_type,
    discount_amount,
    tax,
    tax_type,
    tax_amount,
    after_discount,
    tax_shipping,
    total,
    currency,
    issue_date: view.issue_date,
    valid_until: view.valid_until,
    buyer: view.buyer,
    seller: view.seller,
    notes: view.notes,
    reference: view.reference,
    lang: view.lang,
    decision: view.decision && {
      by: view.decision.by,
      name: view.decision.name,
      at: view.decision.at,
      reason: view.decision.reason,
    },
    invoice_url: invoiceUrl,
    actions: { accept: openOrNot('accept'), decline: openOrNot('decline') },
    revision: view.revision,
    shop: presentPageShop(shop, say(texts.question, lang, params)),
    paper,
    pdf_url: `/api/ajax/guest/quotes/${hashslug}/pdf`,
    server_time: view.server_time,
  }
}

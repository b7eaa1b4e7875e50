import { quoteChannels } from '@kedai/domain/invoices/deliveries.ts'
import { quoteStates } from '@kedai/domain/invoices/quotes.ts'
import { z } from 'zod'
import { shownPaper } from './documents.ts'
import { invoiceBuyer, invoiceFigures, invoiceItem, invoiceSeller } from './invoices.ts'
import { amountText } from './money.ts'
import { actionState, timelineEntry } from './orders.ts'
import { invoiceFields } from './seller-invoices.ts'
import { dateTimeText, dayText, id, lineOfText, maybeFlag, pageNumber, typedDay, wholeNumber } from './values.ts'

/** The tabs of the list: each a state as of today, and together all quotes. */
export const quoteTabs = quoteStates
export type QuoteTab = (typeof quoteTabs)[number]

/** GET /api/ajax/seller/quotes */
export const quoteListQuery = z.object({
  status: z.enum(quoteTabs).optional(),
  term: lineOfText(100).optional(),
  customer_id: id.optional(),
  page: pageNumber,
})

/** `state`: as of today, so that a sent one whose last day is over is `expired`. */
export const quoteRow = z.object({
  id: z.number().int(),
  hashslug: z.string(),
  number: z.string().nullable(),
  state: z.enum(quoteStates),
  buyer_name: z.string(),
  total: amountText,
  currency: z.string(),
  issue_date: dayText,
  valid_until: dayText,
  is_viewed: z.boolean(),
  invoice: z.object({ hashslug: z.string(), number: z.string().nullable() }).nullable(),
})
export type QuoteRow = z.infer<typeof quoteRow>

/** GET …/summary: each tab's count, at most 1000. */
export const quoteSummary = z.object({
  tabs: z.record(z.enum(quoteTabs), z.object({ count: z.number().int(), is_capped: z.boolean() })),
})
export type QuoteSummary = z.infer<typeof quoteSummary>

export const quoteParams = z.object({ hashslug: z.string().min(1).max(64) })

/** POST …/sent-by-hand/{hashslug}/{delivery_id}: the seller has opened the chat that brings it. */
export const quoteDeliveryParams = quoteParams.extend({ delivery_id: id })

const { due_date: _due, instalments: _parts, ...fields } = invoiceFields
const quoteFields = { ...fields, valid_until: typedDay.optional() }

/** POST /api/ajax/seller/quotes: what an invoice would say, with the last day it stands. */
export const createQuote = z.object(quoteFields)
export type CreateQuote = z.infer<typeof createQuote>

/** POST …/update/{hashslug}. `revision`: as it was when the form was opened. */
export const updateQuote = z.object({ ...quoteFields, revision: wholeNumber(1, 1_000_000_000).optional() })

export const sendQuote = z.object({
  channels: z.array(z.enum(quoteChannels)).min(1).max(2).optional(),
  to: lineOfText(254).default(''),
  subject: lineOfText(200).default(''),
  message: lineOfText(4000).default(''),
  attach_pdf: maybeFlag,
})

export const quoteDelivery = z.object({
  id: z.number().int(),
  channel: z.enum(quoteChannels),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  response: z.string().nullable(),
  /** WhatsApp: the prefilled chat that the seller opens. */
  link: z.string().nullable(),
  created_at: dateTimeText,
  sent_at: dateTimeText.nullable(),
})

/** Who decided, by which hand: `name` is what the buyer typed, `ip` where from; the seller's own word has neither. */
export const quoteDecision = z.object({
  by: z.enum(['buyer', 'seller']),
  name: z.string(),
  ip: z.string().nullable(),
  at: dateTimeText,
  reason: z.string(),
})

/** GET …/view/{hashslug} */
export const quoteView = z.object({
  id: z.number().int(),
  hashslug: z.string(),
  number: z.string().nullable(),
  state: z.enum(quoteStates),
  invoice_items: z.array(invoiceItem),
  ...invoiceFigures.shape,
  currency: z.string(),
  exchange_rate: z.string().nullable(),
  issue_date: dayText,
  valid_until: dayText,
  buyer: invoiceBuyer,
  customer_id: z.number().int().nullable(),
  seller: invoiceSeller,
  notes: z.string(),
  reference: z.string(),
  lang: z.enum(['ms', 'en', 'zh']),
  user: z.object({ username: z.string() }),
  share_url: z.string(),
  is_link_revoked: z.boolean(),
  pdf_url: z.string(),
  decision: quoteDecision.nullable(),
  invoice: z.object({ hashslug: z.string(), number: z.string().nullable() }).nullable(),
  deliveries: z.array(quoteDelivery),
  timeline: z.array(timelineEntry),
  views: z.number().int(),
  first_viewed_at: dateTimeText.nullable(),
  last_viewed_at: dateTimeText.nullable(),
  actions: z.record(z.string(), actionState),
  revision: z.number().int(),
  created_at: dateTimeText,
  server_time: dateTimeText,
})
export type QuoteView = z.infer<typeof quoteView>

/** The page that follows. */
export const savedQuote = quoteView.extend({ redirectTo: z.string() })
export type SavedQuote = z.infer<typeof savedQuote>

/** POST …/decline/{hashslug}: the buyer told the seller elsewhere. */
export const declineQuote = z.object({ reason: lineOfText(500).default('') })

export const quoteLinkActions = ['revoke', 'renew'] as const
export const changeQuoteLink = z.object({ action: z.enum(quoteLinkActions) })

/** GET /api/ajax/guest/quotes/{hashslug}: what the holder of the link sees. */
export const guestQuote = z.object({
  hashslug: z.string(),
  number: z.string(),
  state: z.enum(['sent', 'accepted', 'declined', 'expired', 'converted']),
  headline: z.string(),
  next_step: z.string().nullable(),
  invoice_items: z.array(invoiceItem.omit({ product_id: true })),
  ...invoiceFigures.shape,
  currency: z.string(),
  issue_date: dayText,
  valid_until: dayText,
  buyer: invoiceBuyer,
  seller: invoiceSeller,
  notes: z.string(),
  reference: z.string(),
  lang: z.enum(['ms', 'en', 'zh']),
  decision: quoteDecision.pick({ by: true, name: true, at: true, reason: true }).nullable(),
  /** Where the invoice that came of it is read and paid; null until the shop has issued it. */
  invoice_url: z.string().nullable(),
  actions: z.object({ accept: actionState, decline: actionState }),
  revision: z.number().int(),
  shop: z.object({
    username: z.string(),
    name: z.string(),
    logo: z.object({ url: z.string(), srcset: z.string().nullable() }).nullable(),
    whatsapp_number: z.string().nullable(),
    whatsapp_link: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    stylesheet: z.string().nullable(),
  }),
  /** The same paper as the PDF, in the reader's language. */
  paper: shownPaper,
  pdf_url: z.string(),
  server_time: dateTimeText,
})
export type GuestQuote = z.infer<typeof guestQuote>

/** POST …/accept. `name`: typed in place of a signature. `revision`: what was read; another one meanwhile is a 409. */
export const acceptQuote = z.object({ name: lineOfText(120), revision: wholeNumber(1, 1_000_000_000) })
/** POST …/decline */
export const declineGuestQuote = z.object({
  reason: lineOfText(500).default(''),
  revision: wholeNumber(1, 1_000_000_000).optional(),
})

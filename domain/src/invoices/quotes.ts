import type { Work } from '../people/permissions.ts'

export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'expired', 'converted'] as const

export type QuoteState = (typeof quoteStates)[number]

/** A quote that was declined or ran out can be sent anew; one that became an invoice is done. */
export const nextQuote = {
  draft: ['sent'],
  sent: ['accepted', 'declined', 'expired'],
  accepted: ['converted', 'declined'],
  declined: ['sent'],
  expired: ['sent'],
  converted: [],
} as const satisfies Record<QuoteState, readonly QuoteState[]>

/** Whether one state may follow another; staying is not a move. */
export const quoteMayFollow = (from: QuoteState, to: QuoteState): boolean => nextQuote[from].some((next) => next === to)

/** What a quote is today: one that was sent runs out after its last day (`YYYY-MM-DD` in Malaysia; null: never). */
export const quoteStateOn = (
  { state, validUntil }: { state: QuoteState; validUntil: string | null },
  today: string,
): QuoteState => (state === 'sent' && validUntil !== null && validUntil < today ? 'expired' : state)

/** What can be done to a quote; what a seller does needs an area of work, the rest is the buyer's by the link. */
export const quoteActions = {
  edit: { work: 'invoices' },
  send: { work: 'invoices' },
  accept: { work: 'invoices' },
  decline: { work: 'invoices' },
  convert: { work: 'invoices' },
  delete: { work: 'invoices' },
  duplicate: { work: 'invoices' },
} as const satisfies Record<string, { work: Work }>

export type QuoteAction = keyof typeof quoteActions

export const quoteActionNames = Object.keys(quoteActions) as QuoteAction[] // the keys of a literal without further ones

/** What a buyer may do by the link. */
export const buyerQuoteActions = ['accept', 'decline'] as const satisfies readonly QuoteAction[]

export type BuyerQuoteAction = (typeof buyerQuoteActions)[number]

/** `state` as of today, see `quoteStateOn`. `isPast`: its last day is over, sent or not. */
export type QuoteFacts = { state: QuoteState; lineCount: number; hasBuyerName: boolean; isPast: boolean }

export type QuoteRefusal =
  | 'no_lines'
  | 'no_buyer_name'
  | 'not_sent_yet'
  | 'not_accepted_yet'
  | 'was_accepted'
  | 'was_declined'
  | 'has_expired'
  | 'was_converted'
  | 'was_sent'
  | 'last_day_past'

/** Why an action is closed now, or null. What is already so stays open and changes nothing: accepting the accepted, converting the converted. */
export const whyNotQuote = (action: QuoteAction, quote: QuoteFacts): QuoteRefusal | null =>
  closed[action][quote.state] ?? (action === 'send' ? incomplete(quote) : null)

/** The same for a buyer: what a buyer accepted is taken back by the seller alone. */
export const whyNotQuoteBuyer = (action: BuyerQuoteAction, quote: QuoteFacts): QuoteRefusal | null =>
  action === 'decline' && quote.state === 'accepted' ? 'was_accepted' : whyNotQuote(action, quote)

const open = null

// A row a state, so that a new state cannot be forgotten.
const closed = {
  edit: {
    draft: open,
    sent: open,
    accepted: 'was_accepted',
    declined: open,
    expired: open,
    converted: 'was_converted',
  },
  send: {
    draft: open,
    sent: open,
    accepted: 'was_accepted',
    declined: open,
    expired: open,
    converted: 'was_converted',
  },
  accept: {
    draft: 'not_sent_yet',
    sent: open,
    accepted: open,
    declined: 'was_declined',
    expired: 'has_expired',
    converted: 'was_converted',
  },
  decline: {
    draft: 'not_sent_yet',
    sent: open,
    accepted: open,
    declined: open,
    expired: 'has_expired',
    converted: 'was_converted',
  },
  convert: {
    draft: 'not_sent_yet',
    sent: 'not_accepted_yet',
    accepted: open,
    declined: 'was_declined',
    expired: 'has_expired',
    converted: open,
  },
  delete: {
    draft: open,
    sent: 'was_sent',
    accepted: 'was_accepted',
    declined: 'was_sent',
    expired: 'was_sent',
    converted: 'was_converted',
  },
  duplicate: { draft: open, sent: open, accepted: open, declined: open, expired: open, converted: open },
} as const satisfies Record<QuoteAction, Record<QuoteState, QuoteRefusal | null>>

const incomplete = ({ lineCount, hasBuyerName, isPast }: QuoteFacts): QuoteRefusal | null =>
  lineCount === 0 ? 'no_lines' : !hasBuyerName ? 'no_buyer_name' : isPast ? 'last_day_past' : null

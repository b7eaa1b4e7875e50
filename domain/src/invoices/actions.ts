import type { Work } from '../people/permissions.ts'
import { ringgit, type Currency } from '../money/currencies.ts'
import type { ExchangeRate } from '../money/exchange-rate.ts'
import { subtract, type Sen } from '../money/sen.ts'
import type { Settlement } from './ledger.ts'
import { isIssued, type Lifecycle } from './statuses.ts'

/** What a seller can do to an invoice, with the area of work that staff need for it. */
export const sellerInvoiceActions = {
  edit: { work: 'invoices' },
  approve: { work: 'invoices' },
  mark_as_sent: { work: 'invoices' },
  record_payment: { work: 'payments' },
  send: { work: 'invoices' },
  resend: { work: 'invoices' },
  recurring: { work: 'invoices' },
  set_reminder: { work: 'invoices' },
  instalments: { work: 'invoices' },
  void: { work: 'invoices' },
  delete: { work: 'invoices' },
  credit_note: { work: 'refunds' },
  debit_note: { work: 'invoices' },
  refund: { work: 'refunds' },
  reverse: { work: 'refunds' },
  apply_credit: { work: 'payments' },
  write_off: { work: 'refunds' },
  duplicate: { work: 'invoices' },
} as const satisfies Record<string, { work: Work }>

export type SellerInvoiceAction = keyof typeof sellerInvoiceActions

export const sellerInvoiceActionNames = Object.keys(sellerInvoiceActions) as SellerInvoiceAction[] // the keys of a literal without further ones

/** Where an invoice stands with the tax authority's e-invoicing. */
export const einvoiceStatuses = [
  'none',
  'queued',
  'submitted',
  'valid',
  'invalid',
  'rejection_requested',
  'cancelled',
] as const

export type EinvoiceStatus = (typeof einvoiceStatuses)[number]

/** What decides whether an action is open. */
export type InvoiceFacts = {
  lifecycle: Lifecycle
  /** What all of its amounts are in, and what a unit of it is in ringgit. */
  currency: Currency
  exchangeRate: ExchangeRate | null
  total: Sen
  lineCount: number
  hasBuyerName: boolean
  settlement: Settlement
  /** A slip waits to be checked, or a gateway has not decided yet. */
  isPaymentWaiting: boolean
  /** What the buyer has left over from other invoices in this currency. */
  customerCredit: Sen
  einvoice: EinvoiceStatus
  /** A valid e-invoice can be cancelled for 72 hours. */
  isEinvoiceCancellable: boolean
}

export type InvoiceRefusal =
  | 'is_draft'
  | 'is_void'
  | 'no_lines'
  | 'no_buyer_name'
  | 'no_exchange_rate'
  | 'not_sent_yet'
  | 'void_instead'
  | 'delete_instead'
  | 'nothing_left'
  | 'nothing_received'
  | 'refund_first'
  | 'payment_waiting'
  | 'has_credit_note'
  | 'fully_credited'
  | 'no_customer_credit'
  | 'einvoice_in_progress'
  | 'einvoice_too_old'

/** Why a seller's action is closed now, or null when it is open. What changes nothing when done again stays open. */
export const whyNot = (action: SellerInvoiceAction, invoice: InvoiceFacts): InvoiceRefusal | null =>
  rules[action](invoice)

/** How much of an invoice an edit may change. */
export type EditRule = 'all' | 'needs_total_at_least_settled' | 'notes_only'

/** A draft wholly; an issued one until it is paid, credited or with the tax authority; after that its notes, reference and files. */
export function editRule({ lifecycle, settlement, einvoice }: InvoiceFacts): EditRule {
  if (lifecycle === 'draft') return 'all'
  if (
    lifecycle === 'void' ||
    settlement.status === 'paid' ||
    settlement.credited > 0 ||
    !einvoiceRules[einvoice].leavesOpen
  )
    return 'notes_only'
  return settlement.settled > 0 ? 'needs_total_at_least_settled' : 'all'
}

/** Whether a new total would leave less due than was already paid, what was written off and rounded counted in. */
export const isBelowSettled = (newTotal: Sen, { settled, writtenOff, rounding }: Settlement): boolean =>
  subtract(subtract(newTotal, writtenOff), rounding) < settled

type Rule = (invoice: InvoiceFacts) => InvoiceRefusal | null

const einvoiceRules = {
  none: { leavesOpen: true, stopsVoid: null },
  queued: { leavesOpen: false, stopsVoid: 'einvoice_in_progress' },
  submitted: { leavesOpen: false, stopsVoid: 'einvoice_in_progress' },
  valid: { leavesOpen: false, stopsVoid: 'einvoice_too_old' },
  invalid: { leavesOpen: true, stopsVoid: null },
  rejection_requested: { leavesOpen: false, stopsVoid: 'einvoice_too_old' },
  cancelled: { leavesOpen: true, stopsVoid: null },
} as const satisfies Record<EinvoiceStatus, { leavesOpen: boolean; stopsVoid: InvoiceRefusal | null }>

const notVoid: Rule = ({ lifecycle }) => (lifecycle === 'void' ? 'is_void' : null)
const issued: Rule = ({ lifecycle }) => (lifecycle === 'void' ? 'is_void' : lifecycle === 'draft' ? 'is_draft' : null)
const hasBalance: Rule = ({ settlement }) => (settlement.balance > 0 ? null : 'nothing_left')
const payable: Rule = (invoice) => issued(invoice) ?? hasBalance(invoice)
const creditable: Rule = ({ total, settlement }) => (settlement.credited < total ? null : 'fully_credited')

// Sending, marking as sent and recording a payment approve a draft on the way.
const approvable: Rule = ({ lifecycle, lineCount, hasBuyerName, currency, exchangeRate }) =>
  lifecycle === 'draft'
    ? lineCount === 0
      ? 'no_lines'
      : !hasBuyerName
        ? 'no_buyer_name'
        : currency !== ringgit && exchangeRate === null
          ? 'no_exchange_rate'
          : null
    : null

const einvoiceStopsVoid: Rule = ({ einvoice, isEinvoiceCancellable }) => {
  const stop = einvoiceRules[einvoice].stopsVoid
  return stop === 'einvoice_too_old' && isEinvoiceCancellable ? null : stop
}

const rules = {
  edit: () => null, // notes always; `editRule` says what else
  approve: (invoice) => notVoid(invoice) ?? approvable(invoice),
  mark_as_sent: (invoice) => notVoid(invoice) ?? approvable(invoice),
  record_payment: (invoice) => notVoid(invoice) ?? approvable(invoice),
  send: (invoice) => notVoid(invoice) ?? approvable(invoice),
  resend: (invoice) => notVoid(invoice) ?? (invoice.lifecycle === 'sent' ? null : 'not_sent_yet'),
  recurring: notVoid,
  set_reminder: payable,
  instalments: (invoice) => notVoid(invoice) ?? hasBalance(invoice),
  void: (invoice) =>
    notVoid(invoice) ??
    (isIssued(invoice.lifecycle) ? null : 'delete_instead') ??
    (invoice.settlement.settled === 0 ? null : 'refund_first') ??
    (invoice.settlement.credited > 0 ? 'has_credit_note' : null) ??
    (invoice.isPaymentWaiting ? 'payment_waiting' : null) ??
    einvoiceStopsVoid(invoice),
  delete: (invoice) => notVoid(invoice) ?? (invoice.lifecycle === 'draft' ? null : 'void_instead'),
  credit_note: (invoice) => issued(invoice) ?? creditable(invoice),
  debit_note: issued,
  refund: (invoice) => issued(invoice) ?? (invoice.settlement.settled > 0 ? null : 'nothing_received'),
  reverse: issued, // which of its entries can be taken back, `takeBack` says of each
  apply_credit: (invoice) => payable(invoice) ?? (invoice.customerCredit > 0 ? null : 'no_customer_credit'),
  write_off: payable,
  duplicate: () => null,
} satisfies Record<SellerInvoiceAction, Rule>

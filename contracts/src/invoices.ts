import { instalmentStates } from '@kedai/domain/invoices/instalments.ts'
import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import {
  missedRules,
  recurringEnds,
  recurringModes,
  recurringRates,
  recurringUnits,
} from '@kedai/domain/invoices/recurring.ts'
import { z } from 'zod'
import { displayStatuses } from './display-statuses.ts'
import { creditNoteRow, debitNoteRow, creditable } from './invoice-notes.ts'
import { amountText, moneyText } from './money.ts'
import { actionState, proof, timelineEntry } from './orders.ts'
import { dateTimeText, dayText } from './values.ts'

/** How an invoice stands as to money. spec §3 */
export const invoiceStatuses = ['paid', 'partial', 'awaiting_payment'] as const
export const lifecycles = ['draft', 'approved', 'sent', 'void'] as const
export const adjustmentTypes = ['percent', 'fixed'] as const
export const deliveryStatuses = ['queued', 'sent', 'failed', 'bounced', 'opened'] as const
/** SST of either kind, sales tax or service tax. */
export const taxKinds = ['sst', 'sales', 'service'] as const
export const ledgerTypes = [
  'payment',
  'refund',
  'chargeback',
  'credit_note',
  'customer_credit_applied',
  'moved_to_customer_credit',
  'write_off',
  'rounding',
  'reversal',
] as const

/** `amount`: the price of one, two to four decimals. */
export const invoiceItem = z.object({
  id: z.number().int(),
  item_name: z.string(),
  quantity: z.number(),
  quantity_type: z.string(),
  amount: z.string(),
  total_amount: amountText,
  product_id: z.number().int().nullable(),
})

export const invoiceBuyer = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postcode: z.string().nullable(),
  state: z.object({ code: z.string(), name: z.string() }).nullable(),
  country: z.string(),
  tin: z.string().nullable(),
  registration_no: z.string().nullable(),
})

/** Who sells, as of the approval; before it, as of now. */
export const invoiceSeller = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  address: z.array(z.string()),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  registration_no: z.string().nullable(),
  tin: z.string().nullable(),
  sst_no: z.string().nullable(),
  /** Which tax it is registered for; null without an SST number. */
  tax_kind: z.enum(taxKinds).nullable(),
})

/** The figures of an invoice in its currency; `discount` and `tax` as typed (percent or an amount). spec §9 */
export const invoiceFigures = z.object({
  subtotal: amountText,
  shipping: amountText,
  discount: z.string(),
  discount_type: z.enum(adjustmentTypes),
  discount_amount: amountText,
  tax: z.string(),
  tax_type: z.enum(adjustmentTypes),
  tax_amount: amountText,
  /** Subtotal and shipping less the discount: what a tax in percent is taken of, shipping apart where the shop does not tax it. */
  after_discount: amountText,
  tax_shipping: z.boolean(),
  total: amountText,
})

/** A line of the ledger. `sign`: what it does to the balance due. `take_back`: whether it can be reversed; null for what never is by hand. */
export const invoicePayment = z.object({
  id: z.number().int(),
  type: z.enum(ledgerTypes),
  sign: z.union([z.literal(1), z.literal(-1)]),
  amount: amountText,
  method: z.string(),
  paid_on: dayText,
  reference: z.string(),
  note: z.string(),
  is_reversed: z.boolean(),
  take_back: actionState.nullable(),
  proof_url: z.string().nullable(),
  recorded_at: dateTimeText,
  /** Of a payment: its receipt on paper. */
  receipt_url: z.string().nullable(),
})

export const invoiceDelivery = z.object({
  id: z.number().int(),
  reason: z.enum(['send', 'resend', 'reminder', 'receipt']),
  channel: z.enum(deliveryChannels),
  recipient: z.string(),
  status: z.enum(deliveryStatuses),
  /** What the provider answered, in its own words. */
  response: z.string().nullable(),
  /** WhatsApp: the prefilled chat that the seller opens. */
  link: z.string().nullable(),
  /** SMS: how many parts it went out in. */
  parts: z.number().int().nullable(),
  created_at: dateTimeText,
  sent_at: dateTimeText.nullable(),
  opened_at: dateTimeText.nullable(),
  /** SMS: when its provider reported that the phone has it. */
  delivered_at: dateTimeText.nullable(),
})

/** `upcoming`: the next six dates. */
export const invoiceRecurring = z.object({
  every: z.number().int(),
  unit: z.enum(recurringUnits),
  starts_on: dayText,
  ends: z.enum(recurringEnds),
  ends_on: dayText.nullable(),
  count: z.number().int().nullable(),
  mode: z.enum(recurringModes),
  rate: z.enum(recurringRates),
  missed: z.enum(missedRules),
  stop_while_unpaid: z.boolean(),
  is_paused: z.boolean(),
  is_ended: z.boolean(),
  upcoming: z.array(dayText),
  runs: z.array(
    z.object({
      k: z.number().int(),
      on: dayText,
      outcome: z.enum(['created', 'skipped', 'missed', 'failed']),
      hashslug: z.string().nullable(),
      number: z.string().nullable(),
      note: z.string(),
    }),
  ),
})

export const reminderAnchors = ['due', 'issue'] as const
export const invoiceReminder = z.object({
  id: z.number().int(),
  anchor: z.enum(reminderAnchors),
  offset_days: z.number().int(),
  channel: z.enum(deliveryChannels),
  due_at: dateTimeText,
  /** `to_send`: its chat is written, and waits for the seller to send it. */
  state: z.enum(['planned', 'to_send', 'sent', 'missed', 'stopped', 'failed']),
  done_at: dateTimeText.nullable(),
})

export const instalmentTypes = ['percent', 'fixed', 'rest'] as const
/** A part of a payment schedule. `type` and `value` as typed; parts are settled in their order, `left` is what is still to be paid of this one. */
export const instalment = z.object({
  type: z.enum(instalmentTypes),
  value: z.string(),
  due_date: dayText,
  amount: amountText,
  paid: amountText,
  left: amountText,
  state: z.enum(instalmentStates),
})
/** The part to be paid next; without a schedule there is none. `part` counts from 1. */
export const nextPayment = z
  .object({ part: z.number().int(), parts: z.number().int(), amount: amountText, due_date: dayText })
  .nullable()

/** `currency`: `RM`, else an ISO code. `exchange_rate`: ringgit for one unit, null of ringgit and until it is known; `ringgit`: what the figures are at it, with two decimals. */
export const currencyShape = {
  currency: z.string(),
  exchange_rate: z.string().nullable(),
  ringgit: z.object({ total: moneyText, tax_amount: moneyText, balance_due: moneyText }).nullable(),
}

/** GET /api/ajax/seller/invoices/view/{hashslug}. contract §5 */
export const invoiceView = z.object({
  id: z.number().int(),
  hashslug: z.string(),
  kind: z.enum(['invoice', 'debit_note']),
  number: z.string().nullable(),
  invoice_status: z.enum(invoiceStatuses),
  lifecycle: z.enum(lifecycles),
  display_status: z.enum(displayStatuses),
  is_void: z.boolean(),
  is_overdue: z.boolean(),
  invoice_items: z.array(invoiceItem),
  ...invoiceFigures.shape,
  /** What was done about the total: money (and credit used) less what went back, credit notes, what was written off, and the rounding of cash (taken off; below 0 put on). `overpaid_amount`: paid beyond what is due, and with this invoice still. */
  paid_amount: amountText,
  credited_amount: amountText,
  written_off_amount: amountText,
  rounding_amount: amountText,
  overpaid_amount: amountText,
  balance_due: amountText,
  ...currencyShape,
  issue_date: dayText,
  due_date: dayText,
  buyer: invoiceBuyer,
  customer_id: z.number().int().nullable(),
  /** What the shop owes this customer and could be applied here; null for staff who may not see customers. */
  customer_credit: amountText.nullable(),
  seller: invoiceSeller,
  notes: z.string(),
  reference: z.string(),
  lang: z.enum(['ms', 'en', 'zh']),
  user: z.object({ username: z.string(), name: z.string() }),
  share_url: z.string(),
  is_link_revoked: z.boolean(),
  pdf_url: z.string(),
  payments: z.array(invoicePayment),
  proofs: z.array(
    proof.extend({
      amount: amountText.nullable(),
      uploaded_by: z.enum(['buyer', 'seller']),
      method: z.string(),
      duplicate_of: z.string().nullable(),
    }),
  ),
  credit_notes: z.array(creditNoteRow),
  debit_notes: z.array(debitNoteRow),
  creditable,
  instalments: z.array(instalment),
  next_payment: nextPayment,
  deliveries: z.array(invoiceDelivery),
  /** Whether this installation can send that way, or why not. */
  channels: z.record(z.enum(deliveryChannels), actionState),
  recurring: invoiceRecurring.nullable(),
  reminders: z.array(invoiceReminder),
  timeline: z.array(timelineEntry),
  views: z.number().int(),
  first_viewed_at: dateTimeText.nullable(),
  last_viewed_at: dateTimeText.nullable(),
  parent: z.object({ hashslug: z.string(), number: z.string().nullable() }).nullable(),
  /** What it came of. */
  quote: z.object({ hashslug: z.string(), number: z.string().nullable() }).nullable(),
  actions: z.record(z.string(), actionState),
  /** What may still be changed: all of it, all while the total stays at least what was received, or the notes alone. */
  edit_rule: z.enum(['all', 'needs_total_at_least_settled', 'notes_only']),
  revision: z.number().int(),
  created_at: dateTimeText,
  server_time: dateTimeText,
})
export type InvoiceView = z.infer<typeof invoiceView>

/** How the figures came about, step by step: for "how this was computed". */
export const computedStep = z.object({ text: z.string(), amount: amountText })

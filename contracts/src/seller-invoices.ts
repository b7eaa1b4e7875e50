import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import {
  missedRules,
  maxEvery,
  maxOccurrences,
  recurringEnds,
  recurringModes,
  recurringRates,
  recurringUnits,
} from '@kedai/domain/invoices/recurring.ts'
import { z } from 'zod'
import { adjustmentTypes, computedStep, instalmentTypes, invoiceFigures, reminderAnchors } from './invoices.ts'
import { amountText, moneyText } from './money.ts'
import { id, lineOfText, maybeFile, maybeFlag, typedDay, wholeNumber } from './values.ts'

export const invoiceParams = z.object({ hashslug: z.string().min(1).max(64) })
export const invoiceIdParams = z.object({ id })

const typedBuyer = z.object({
  name: lineOfText(120).default(''),
  email: lineOfText(254).default(''),
  phone: lineOfText(32).default(''),
  address: lineOfText(300).default(''),
  city: lineOfText(100).default(''),
  postcode: lineOfText(16).default(''),
  state: lineOfText(64).default(''),
  country: lineOfText(2).default('MY'),
  tin: lineOfText(20).default(''),
  registration_no: lineOfText(30).default(''),
})

/** A line as typed: a missing id is a new one; `amount` is the price of one. Domain/invoices reads the figures and says what is wrong. */
const typedItem = z.object({
  id: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  product_id: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  item_name: lineOfText(200).default(''),
  quantity: z.coerce.string().max(20).default('1'),
  quantity_type: lineOfText(30).default('unit'),
  amount: z.coerce.string().max(24).default('0'),
})

const typedPart = z.object({ type: z.enum(instalmentTypes), value: z.coerce.string().max(24).default('') })

/** What a quote says too. */
export const invoiceFields = {
  customer_id: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  buyer: typedBuyer.prefault({}),
  invoice_items: z.array(typedItem).max(500).default([]),
  shipping: z.coerce.string().max(24).default('0'),
  discount: z.coerce.string().max(24).default('0'),
  discount_type: z.enum(adjustmentTypes).default('fixed'),
  tax: z.coerce.string().max(24).default('0'),
  tax_type: z.enum(adjustmentTypes).default('percent'),
  /** `RM` or an ISO code, and ringgit for one unit of it, at most six decimals. Left out of a change, they stay; once approved they always do. */
  currency: lineOfText(3).optional(),
  exchange_rate: lineOfText(20).optional(),
  issue_date: typedDay.optional(),
  due_date: typedDay.optional(),
  notes: lineOfText(4000).default(''),
  reference: lineOfText(80).default(''),
  lang: z.enum(['ms', 'en', 'zh']).optional(),
  /** A new invoice's payment schedule, in days from its date; the last part is the rest. Left out of a change, the schedule stays. */
  instalments: z
    .array(typedPart.extend({ after_days: wholeNumber(0, 3660) }))
    .max(12)
    .optional(),
}

/** POST /api/ajax/seller/invoices, multipart. contract §5 */
export const createInvoice = z.object(invoiceFields)
export type CreateInvoice = z.infer<typeof createInvoice>

const given = <Shape extends z.ZodType>(field: z.ZodDefault<Shape>) => field.unwrap().optional()
const changedBuyer = z.object({
  name: given(typedBuyer.shape.name),
  email: given(typedBuyer.shape.email),
  phone: given(typedBuyer.shape.phone),
  address: given(typedBuyer.shape.address),
  city: given(typedBuyer.shape.city),
  postcode: given(typedBuyer.shape.postcode),
  state: given(typedBuyer.shape.state),
  country: given(typedBuyer.shape.country),
  tin: given(typedBuyer.shape.tin),
  registration_no: given(typedBuyer.shape.registration_no),
})

/**
 * POST …/update/{hashslug}. A field that is not carried keeps its value; `invoice_items`, where sent, is the whole list.
 * `customer_id`: empty takes it off. `revision`: as it was when the form was opened; needed once approved.
 */
export const updateInvoice = z.object({
  ...invoiceFields,
  customer_id: z.union([id, z.literal('').transform(() => null)]).optional(),
  buyer: changedBuyer.optional(),
  invoice_items: given(invoiceFields.invoice_items),
  shipping: given(invoiceFields.shipping),
  discount: given(invoiceFields.discount),
  discount_type: given(invoiceFields.discount_type),
  tax: given(invoiceFields.tax),
  tax_type: given(invoiceFields.tax_type),
  notes: given(invoiceFields.notes),
  reference: given(invoiceFields.reference),
  revision: wholeNumber(1, 1_000_000_000).optional(),
})
export type UpdateInvoice = z.infer<typeof updateInvoice>

/** POST …/compute: what the typed fields come to, nothing is saved. */
export const computeInvoice = z.object(invoiceFields)
export const computedInvoice = z.object({
  ...invoiceFigures.shape,
  line_totals: z.array(amountText),
  steps: z.array(computedStep),
})

/** `amount` above what is due: the rest is kept as the customer's credit. */
export const recordInvoicePayment = z.object({
  amount: z.coerce.string().max(24),
  method: lineOfText(40).min(1),
  paid_on: typedDay.optional(),
  reference: lineOfText(120).default(''),
  note: lineOfText(500).default(''),
  proof: maybeFile,
})

/** POST …/send and …/resend/{hashslug}. `sms_message`: what goes by SMS; without it the message does, empty our own words. No link, number to call or request for personal data goes by SMS (MCMC, 1 Sep 2024). */
export const sendInvoice = z.object({
  channels: z.array(z.enum(deliveryChannels)).min(1).max(3).optional(),
  to: lineOfText(254).default(''),
  cc: lineOfText(1000).default(''),
  subject: lineOfText(200).default(''),
  message: lineOfText(4000).default(''),
  sms_message: lineOfText(1000).optional(),
  attach_pdf: maybeFlag,
})

/** POST …/recurring/{hashslug}. `confirm`: replaces the series that runs. */
export const recurInvoice = z.object({
  every: wholeNumber(1, maxEvery),
  unit: z.enum(recurringUnits),
  confirm: maybeFlag,
  starts_on: typedDay.optional(),
  ends: z.enum(recurringEnds).default('never'),
  ends_on: typedDay.optional(),
  count: z.union([wholeNumber(1, maxOccurrences), z.literal('').transform(() => undefined)]).optional(),
  mode: z.enum(recurringModes).default('draft'),
  missed: z.enum(missedRules).default('latest'),
  stop_while_unpaid: maybeFlag,
  /** In another currency: asked for at each run, which then makes a draft, or the invoice's own again. */
  rate: z.enum(recurringRates).optional(),
})

export type RecurInvoice = z.infer<typeof recurInvoice>

/** POST …/recurring/{hashslug}/skip-next. `on`: the day that was seen to come next; another one is left alone. */
export const skipNextInvoice = z.object({ on: typedDay.optional() })

/** POST …/set-reminder/{hashslug}; no step takes all of them away. */
export const setReminder = z.object({
  steps: z
    .array(
      z.object({
        anchor: z.enum(reminderAnchors).default('due'),
        offset_days: wholeNumber(-30, 90),
        channel: z.enum(deliveryChannels).default('email'),
      }),
    )
    .max(6)
    .default([]),
})
export type SetReminder = z.infer<typeof setReminder>

/** POST …/instalments/{hashslug}: 2 to 12 parts, of which the last is the rest; none takes the schedule away. */
export const setInstalments = z.object({
  parts: z
    .array(typedPart.extend({ due_date: typedDay }))
    .max(12)
    .default([]),
  revision: wholeNumber(1, 1_000_000_000).optional(),
})
export type SetInstalments = z.infer<typeof setInstalments>

/** POST …/sent-by-hand/{hashslug}/{delivery_id}: the seller has sent what only a person can send. */
export const deliveryParams = invoiceParams.extend({ delivery_id: id })

/** GET …/products?term: `id` is the product's; a product that comes in several kinds is there once for each. */
export const invoiceProductsQuery = z.object({ term: lineOfText(100).default('') })
export const invoiceProduct = z.object({
  id: z.number().int(),
  variation_id: z.number().int(),
  title: z.string(),
  price: moneyText,
  /** Of a rental what its price is for: `hour`, `day`, `week` or `month`. */
  quantity_type: z.string(),
  /** Sold with people, a seat or a time, which an invoice does not hold: an order from its own page does. */
  needs_order: z.boolean(),
})
export type InvoiceProduct = z.infer<typeof invoiceProduct>

/** POST …/reverse/{hashslug}: takes an entry of the ledger back that was written down wrongly. */
export const reverseInvoiceEntry = z.object({ payment_id: id, reason: lineOfText(300).min(1) })
/** POST …/refund/{hashslug}: writes down what the seller gave back; no money moves by it. */
export const refundInvoice = z.object({
  amount: z.coerce.string().max(24),
  method: lineOfText(40).min(1),
  reason: lineOfText(300).min(1),
  paid_on: typedDay.optional(),
  reference: lineOfText(120).default(''),
})
/** POST …/apply-credit/{hashslug}: without an amount as much as is due and the customer has. */
export const applyInvoiceCredit = z.object({ amount: z.coerce.string().max(24).optional() })
/** POST …/write-off/{hashslug}: all that is still due. */
export const writeOffInvoice = z.object({ reason: lineOfText(300).min(1) })

/** POST …/credit-note/{hashslug}: pieces or an amount before tax of some lines (`id` of a line, or `shipping`), or one `amount` with tax. `excess`: where money goes that was paid beyond what is then due; `method`: how it is given back. */
export const issueCreditNote = z.object({
  lines: z
    .array(
      z.object({
        id: z.union([z.literal('shipping'), id]),
        quantity: z.coerce.string().max(20).optional(),
        amount: z.coerce.string().max(24).optional(),
      }),
    )
    .max(501)
    .default([]),
  amount: z.coerce.string().max(24).optional(),
  reason: lineOfText(300).min(1),
  excess: z.enum(['credit', 'refund']).default('credit'),
  method: lineOfText(40).default('bank_transfer'),
})
export type IssueCreditNote = z.infer<typeof issueCreditNote>
/** POST …/debit-note/{hashslug}: always a draft, numbered when it is approved. Its lines, or one of `amount` before tax; the tax is that of its invoice, where that is in percent, unless one is typed. */
export const issueDebitNote = z.object({
  amount: z.coerce.string().max(24).optional(),
  reason: lineOfText(200).default(''),
  invoice_items: z
    .array(typedItem.omit({ id: true }))
    .max(500)
    .default([]),
  tax: z.coerce.string().max(24).optional(),
  tax_type: z.enum(adjustmentTypes).optional(),
})
export type IssueDebitNote = z.infer<typeof issueDebitNote>
export const creditNoteParams = z.object({ hashslug: z.string().min(1).max(64) })

export const voidInvoice = z.object({ reason: lineOfText(300).default('') })
/** POST …/approve-proof/{hashslug}: the newest slip that waits unless one is named; `amount` as the account shows it, else what the buyer said, else what is due. */
export const approveInvoiceProof = z.object({ proof_id: id.optional(), amount: z.coerce.string().max(24).optional() })
export const rejectInvoiceProof = z.object({ proof_id: id.optional(), reason: lineOfText(300).min(1) })

/** POST …/bulk: one thing done to several; each row says for itself how it went. `send` is by e-mail, and leaves at once after the answer. */
export const bulkInvoiceActions = ['approve', 'send', 'mark_as_sent', 'void', 'delete'] as const
export const bulkInvoices = z.object({
  action: z.enum(bulkInvoiceActions),
  ids: z.array(id).min(1).max(100),
  reason: lineOfText(300).default(''),
})
export const bulkInvoicesDone = z.object({
  done: z.number().int(),
  results: z.array(
    z.object({ id: z.number().int(), number: z.string().nullable(), ok: z.boolean(), message: z.string() }),
  ),
})
export type BulkInvoicesDone = z.infer<typeof bulkInvoicesDone>

/** The page that follows: a created or saved invoice tells where its own is. */
export const savedInvoice = z.object({ redirectTo: z.string() })

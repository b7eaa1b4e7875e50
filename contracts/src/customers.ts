import { customerGroups } from '@kedai/domain/people/customer-groups.ts'
import { receiptMethodNames } from '@kedai/domain/invoices/receipt-methods.ts'
import { z } from 'zod'
import { amountText, moneyText } from './money.ts'
import { invoiceRow } from './invoice-list.ts'
import { orderRow } from './seller-orders.ts'
import { dateTimeText, id, knownRevision, lineOfText, pageNumber } from './values.ts'

/** Words a shop puts on an order or a customer; twice the same is once. */
export const tags = z
  .array(lineOfText(30).min(1))
  .max(10)
  .transform((words) => [...new Set(words)])

/** Who is shown: those who owe, those who are late with it, those whom the shop owes. */
export type CustomerGroup = (typeof customerGroups)[number]
export const customerSorts = ['recent', 'owed'] as const
export type CustomerSort = (typeof customerSorts)[number]

const found = {
  term: lineOfText(100).optional(),
  show: z.enum(customerGroups).optional(),
}

/** GET /api/ajax/seller/customers. `recent`: who ordered or was invoiced last stands first; `owed`: who owes most. */
export const customerListQuery = z.object({ ...found, sort: z.enum(customerSorts).default('recent'), page: pageNumber })

/** GET /exports/customers.csv: all who match, on one sheet. */
export const customerExportQuery = z.object(found)

export const customerRow = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  tags: z.array(z.string()),
  orders: z.number().int(),
  /** Approved and sent ones. */
  invoices: z.number().int(),
  /** What was received and not given back, over all orders and invoices. */
  spent: moneyText,
  /** Still to be paid on invoices, what of it is late, and what the shop owes this customer. */
  owed: moneyText,
  overdue: moneyText,
  credit: moneyText,
  /** Credit in other currencies than ringgit: each pays invoices in its own only. */
  other_credit: z.array(z.object({ currency: z.string(), amount: amountText })),
  /** Whether invoices in other currencies are among them: those count in ringgit, at the rate of the invoice. */
  has_foreign: z.boolean(),
  last_order_at: dateTimeText.nullable(),
  /** The last order or invoice. */
  last_at: dateTimeText,
})
export type CustomerRow = z.infer<typeof customerRow>

export const customerParams = z.object({ customer_id: id })

export const creditCauses = ['overpaid', 'credit_note', 'applied', 'refunded', 'correction'] as const

/** A change of a customer's credit in `currency`, and what it came to in that; below zero where it was used or given back. `invoice`: where it came from, or what it paid; `method`: how it was given back, else empty. */
export const creditEntry = z.object({
  id: z.number().int(),
  at: dateTimeText,
  cause: z.enum(creditCauses),
  currency: z.string(),
  amount: amountText,
  balance: amountText,
  method: z.string(),
  note: z.string(),
  invoice: z.object({ hashslug: z.string(), number: z.string().nullable() }).nullable(),
})
export type CreditEntry = z.infer<typeof creditEntry>

/** GET …/customers/{customer_id}. The newest 100 orders and 100 invoices, drafts and void ones too; the newest 100 changes of credit. */
export const customer = customerRow.extend({
  note: z.string(),
  whatsapp_link: z.string(),
  first_order_at: dateTimeText.nullable(),
  cancelled: z.number().int(),
  history: z.array(orderRow),
  invoice_history: z.array(invoiceRow),
  credit_history: z.array(creditEntry),
  /** Of what the shop notes: name, note and tags. */
  revision: z.string(),
})
export type Customer = z.infer<typeof customer>

/** POST …/customers/{customer_id} */
export const saveCustomer = z.object({
  name: lineOfText(120).min(1),
  note: lineOfText(2000).default(''),
  tags,
  revision: knownRevision,
})

/** POST …/customers/{customer_id}/refund-credit: money of the customer's credit that went back to them, and how. */
export const refundCredit = z.object({
  amount: lineOfText(24),
  currency: lineOfText(3).default('RM'),
  method: z.enum(receiptMethodNames),
  reason: lineOfText(300).min(1),
})

/** Its answer: what was given back, and what is left in that currency. */
export const creditRefunded = z.object({ currency: z.string(), amount: amountText, credit: amountText })
export type CreditRefunded = z.infer<typeof creditRefunded>

/** POST /api/ajax/seller/orders/{order_no}/tags */
export const saveOrderTags = z.object({ tags })

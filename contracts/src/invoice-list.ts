import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { invoiceFilters, invoiceTabs } from '@kedai/domain/invoices/tabs.ts'
import { z } from 'zod'
import { invoiceStatuses, lifecycles } from './invoices.ts'
import { displayStatuses } from './display-statuses.ts'
import { amountText, moneyText } from './money.ts'
import { dayText, id, lineOfText, waitableSum, pageNumber, typedDay } from './values.ts'

/** How late what is still to be paid is, by the invoice's due date; `any`: all that is still to be paid. */
export const invoiceAges = [...ageingBucketNames, 'any'] as const
export type InvoiceAge = (typeof invoiceAges)[number]

/** GET /api/ajax/seller/invoices. contract §5. `customer_id` none: of buyers without a customer record. `received_from`, `received_to`: money came in or went back between these days. */
export const invoiceListQuery = z.object({
  status: z.enum(invoiceFilters).optional(),
  age: z.enum(invoiceAges).optional(),
  term: lineOfText(100).optional(),
  customer_id: z.union([id, z.literal('none')]).optional(),
  from: typedDay.optional(),
  to: typedDay.optional(),
  received_from: typedDay.optional(),
  received_to: typedDay.optional(),
  page: pageNumber,
})
export type InvoiceListQuery = z.infer<typeof invoiceListQuery>

export const invoiceSumQuery = invoiceListQuery.omit({ page: true }).extend(waitableSum)

export const invoiceRow = z.object({
  id: z.number().int(),
  hashslug: z.string(),
  kind: z.enum(['invoice', 'debit_note']),
  number: z.string().nullable(),
  buyer_name: z.string(),
  total: amountText,
  balance_due: amountText,
  currency: z.string(),
  invoice_status: z.enum(invoiceStatuses),
  lifecycle: z.enum(lifecycles),
  display_status: z.enum(displayStatuses),
  issue_date: dayText,
  due_date: dayText,
  revision: z.number().int(),
  is_recurring: z.boolean(),
  last_send_failed: z.boolean(),
})
export type InvoiceRow = z.infer<typeof invoiceRow>

/** GET /exports/invoices.csv: what the list finds, or the ticked ones alone (`ids`, with commas between them). */
export const invoiceExportQuery = invoiceListQuery.omit({ page: true }).extend({
  ids: z
    .string()
    .max(2000)
    .regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99})?$/)
    .transform((text) => (text === '' ? undefined : text.split(',').map(Number)))
    .optional(),
})

/** GET /exports/invoice-ledger.csv and /exports/credit-notes.csv: those of some days. */
export const ledgerExportQuery = z.object({ from: typedDay.optional(), to: typedDay.optional() })

/** GET /api/ajax/seller/invoices/summary: each tab's count (at most 1000), and what is owed in those where money is waited for (else null). All in ringgit; `has_foreign`: some of it at the rates of invoices in other currencies. */
export const invoiceSummary = z.object({
  tabs: z.record(
    z.enum(invoiceTabs),
    z.object({ count: z.number().int(), is_capped: z.boolean(), owed: moneyText.nullable() }),
  ),
  owed: moneyText,
  overdue: moneyText,
  received_30_days: moneyText,
  has_foreign: z.boolean(),
})
export type InvoiceSummary = z.infer<typeof invoiceSummary>

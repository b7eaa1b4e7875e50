import { z } from 'zod'
import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import { actionState } from './orders.ts'
import { dayText, wholeNumber, maybeFlag, lineOfText, knownRevision, flag } from './values.ts'
import { reminderAnchors, taxKinds } from './invoices.ts'

const reminderStep = z.object({
  anchor: z.enum(reminderAnchors),
  offset_days: z.number().int(),
  channel: z.enum(deliveryChannels),
})
const series = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ invoice: shape, credit_note: shape, debit_note: shape, quote: shape })
const settingsFields = {
  /** Whether a tax in percent counts the delivery in. */
  tax_shipping: z.boolean(),
  cash_rounding: z.enum(['cash', 'counter_all', 'off']),
  due_days: z.number().int(),
  tin: z.string(),
  sst_no: z.string(),
  notes: z.string(),
  reminder_steps: z.array(reminderStep),
  /** Which tax papers name, where there is an SST number; and whether they say the total in words. */
  tax_kind: z.enum(taxKinds),
  amount_in_words: z.boolean(),
}

/** GET /api/ajax/seller/invoices/settings. `sample`: the next number as it will read. */
export const invoiceSettings = z.object({
  ...settingsFields,
  series: series(z.object({ prefix: z.string(), next: z.number().int(), sample: z.string() })),
  /** Whether this installation can send that way, or why not. */
  channels: z.record(z.enum(deliveryChannels), actionState),
  /** The rate that each other currency had on the newest invoice with one. */
  last_rates: z.array(z.object({ currency: z.string(), exchange_rate: z.string(), issue_date: dayText })),
  /** Names this state of them; the numbers that approvals count on are no part of it. */
  revision: z.string(),
})
export type InvoiceSettings = z.infer<typeof invoiceSettings>

/** PUT of the same. A series left out stays; a new prefix begins at any `next`, one that documents bear goes on after the last of them. */
export const saveInvoiceSettings = z.object({
  tax_shipping: flag,
  cash_rounding: settingsFields.cash_rounding,
  due_days: wholeNumber(0, 365),
  tin: lineOfText(20).default(''),
  sst_no: lineOfText(40).default(''),
  notes: lineOfText(4000).default(''),
  reminder_steps: z
    .array(reminderStep.extend({ offset_days: wholeNumber(-30, 90) }))
    .max(6)
    .default([]),
  tax_kind: z.enum(taxKinds).optional(),
  amount_in_words: maybeFlag,
  series: series(z.object({ prefix: lineOfText(20), next: wholeNumber(1, 999999999) }).optional()).default({}),
  revision: knownRevision,
})
export type SaveInvoiceSettings = z.infer<typeof saveInvoiceSettings>

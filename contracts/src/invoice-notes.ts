import { z } from 'zod'
import { displayStatuses } from './display-statuses.ts'
import { amountText } from './money.ts'
import { dayText } from './values.ts'

export const creditNoteRow = z.object({
  id: z.number().int(),
  hashslug: z.string(),
  number: z.string(),
  issue_date: dayText,
  reason: z.string(),
  total: amountText,
  pdf_url: z.string(),
})

/** A debit note about an invoice. */
export const debitNoteRow = z.object({
  hashslug: z.string(),
  number: z.string().nullable(),
  issue_date: dayText,
  total: amountText,
  display_status: z.enum(displayStatuses),
})

/** What can still be credited: `left` with tax of all of it; of each line, and of the `shipping`, before tax. */
export const creditable = z.object({
  left: amountText,
  parts: z.array(
    z.object({
      id: z.union([z.number().int(), z.literal('shipping')]),
      item_name: z.string(),
      quantity_type: z.string(),
      quantity_left: z.string().nullable(),
      left: amountText,
    }),
  ),
})

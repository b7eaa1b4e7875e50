import { z } from 'zod'
import { moneyText } from './money.ts'
import { ageingAmounts } from './statements.ts'
import { dayText, listMeta, pageNumber } from './values.ts'

/** GET /api/ajax/seller/invoices/ageing */
export const ageingQuery = z.object({ page: pageNumber })

const owedByAge = { ageing: ageingAmounts, owed: moneyText }

/** `customer` null: all buyers without a customer record together. */
export const ageingRow = z.object({
  customer: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  ...owedByAge,
})
export type AgeingRow = z.infer<typeof ageingRow>

/** What is still to be paid as of a day, who owes most first; `ageing` and `owed` are of the whole shop, `meta` of its rows. All in ringgit; `has_foreign`: other currencies are in it at the rate of their invoice. */
export const ageingReport = z.object({
  as_of: dayText,
  has_foreign: z.boolean(),
  ...owedByAge,
  rows: z.array(ageingRow),
  meta: listMeta,
})
export type AgeingReport = z.infer<typeof ageingReport>

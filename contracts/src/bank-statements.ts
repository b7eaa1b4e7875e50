import { z } from 'zod'
import { moneyText } from './money.ts'
import { dayText, uploadedFile } from './values.ts'

/** POST /api/ajax/seller/bank-statements, multipart: a bank's CSV file or workbook. Nothing of it is kept. */
export const matchStatementBody = z.object({ file: uploadedFile })

export const statementRow = z.object({
  /** As a spreadsheet counts it. */
  row: z.number().int(),
  date: dayText,
  amount: moneyText,
  text: z.string(),
  match: z
    .object({
      order_no: z.string(),
      buyer_name: z.string(),
      has_slip: z.boolean(),
      certainty: z.enum(['sure', 'likely', 'possible']),
    })
    .nullable(),
})
/** `skipped`: rows that are no money coming in. */
export const matchedStatement = z.object({ rows: z.array(statementRow), skipped: z.number().int() })
export type MatchedStatement = z.infer<typeof matchedStatement>

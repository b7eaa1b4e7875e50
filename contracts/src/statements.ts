import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { accountKinds } from '@kedai/domain/invoices/customer-account.ts'
import { z } from 'zod'
import { paperDocument } from './documents.ts'
import { amountText } from './money.ts'
import { dateTimeText, dayText, id, lineOfText, typedDay } from './values.ts'

const period = {
  from: typedDay.optional(),
  to: typedDay.optional(),
  lang: z.enum(['ms', 'en', 'zh']).optional(),
  buyer: id.optional(),
}

/** GET …/customers/{customer_id}/statement, and its files under /exports. Without `from` since the first entry; it ends today at the latest. `lang`: of the paper, else of the newest invoice; `buyer`: which of `buyers`, else the one that was billed last. */
export const statementQuery = z.object(period)

export const ageingAmounts = z.record(z.enum(ageingBucketNames), amountText)

/** `amount`: what it does to what is owed; `applied`: credit that was used, which does nothing to it. */
export const statementRow = z.object({
  day: dayText,
  kind: z.enum(accountKinds),
  number: z.string().nullable(),
  hashslug: z.string().nullable(),
  detail: z.string(),
  amount: amountText,
  applied: amountText,
  balance: amountText,
})

/** What happened in one currency; different ones are never added. */
const statementSection = z.object({
  currency: z.string(),
  opening: amountText,
  rows: z.array(statementRow),
  closing: amountText,
  /** As of the last day: open of the invoices, what the shop owes the customer, and their difference is `closing`. */
  owed: amountText,
  credit: amountText,
  ageing: ageingAmounts,
})
export type StatementSection = z.infer<typeof statementSection>

export const customerStatement = statementSection.extend({
  /** Whose account it is, and with which shop. */
  name: z.string(),
  shop: z.string(),
  /** The legal buyers that were billed under this customer's phone or e-mail; one statement is of one of them. */
  buyers: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      tin: z.string().nullable(),
      registration_no: z.string().nullable(),
      is_shown: z.boolean(),
    }),
  ),
  from: dayText,
  to: dayText,
  /** A section of its own for each further currency; ringgit comes first where there is any. */
  others: z.array(statementSection),
  document: paperDocument,
  logo_url: z.string().nullable(),
  email: z.string().nullable(),
  deliveries: z.array(
    z.object({
      id: z.number().int(),
      recipient: z.string(),
      status: z.enum(['queued', 'sent', 'failed']),
      response: z.string().nullable(),
      created_at: dateTimeText,
    }),
  ),
})
export type CustomerStatement = z.infer<typeof customerStatement>

/** POST …/customers/{customer_id}/send-statement: by e-mail with the PDF; `email` instead of the customer's own address. */
export const sendStatement = z.object({
  ...period,
  email: lineOfText(254).default(''),
  message: lineOfText(4000).default(''),
})

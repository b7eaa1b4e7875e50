import type { CreateQuote } from '@kedai/contracts/quotes.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { readTyped } from '../../invoices/actions/read-typed.ts'
import { texts } from '../messages/texts.ts'
import { asInvoiceForm } from '../quote-facts.ts'

/** `today`: the date of a quote that names none. */
type Typed = { shopId: number; form: CreateQuote; lang: Lang; now: Date; today: string }

const usualDays = 14

/** A typed quote as its row keeps it. @throws AppError `invalid` at the fields, `not_found` for a stranger's customer. */
export async function readQuote(trx: Db, { shopId, form, lang, now, today }: Typed) {
  const {
    buyer,
    customerId,
    issueDate,
    sums,
    input,
    lang: written,
  } = await readTyped(trx, {
    shopId,
    form: { ...asInvoiceForm(form), issue_date: form.issue_date ?? today },
    lang,
    now,
  })
  const validUntil = form.valid_until ?? plusDays(issueDate, usualDays)
  if (validUntil < issueDate) throw refuseField('valid_until', texts.lastDayBeforeIssue)
  return {
    customer_id: customerId,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    buyer_phone: buyer.phone,
    lang: written,
    tax_shipping: input.taxShipping,
    currency: input.currency,
    total_sen: sums.total,
    issue_date: issueDate,
    valid_until: validUntil,
    content: JSON.stringify({ ...form, lang: written }),
  }
}

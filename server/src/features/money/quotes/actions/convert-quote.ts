import { isLang } from '@kedai/domain/text/lang.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { createInvoice } from '../../invoices/actions/create-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { findInvoiceOf, saveQuote } from '../queries/quotes.ts'
import { asInvoiceForm, formOf } from '../quote-facts.ts'
import { lockQuote, mustAllowQuote, type LockedQuote } from './lock-quote.ts'
import { recordQuoteEvent } from './record-quote-event.ts'

/**
 * Makes an accepted quote a draft invoice dated today, with its lines, discount, taxes and buyer; asked again, the invoice
 * there is. The quote is locked; were it not, the database takes one invoice a quote (invoices_once_a_quote).
 * @throws AppError `invalid` with the reason
 */
export async function convertQuote(
  trx: Db,
  quote: LockedQuote,
  { userId, now }: { userId: number; now: Date },
): Promise<{ hashslug: string }> {
  mustAllowQuote(quote, 'convert')
  const of = { shopId: quote.shop_id, quoteId: quote.id }
  const made = await findInvoiceOf(trx, of)
  if (made) return { hashslug: made.hashslug }
  const number = quote.number ?? ''
  const { issue_date: _day, ...form } = asInvoiceForm(formOf(quote))
  const lang = isLang(quote.lang) ? quote.lang : 'ms'
  const invoice = await createInvoice(trx, {
    shopId: of.shopId,
    form: { ...form, customer_id: quote.customer_id ?? undefined, reference: form.reference || number },
    lang,
    userId,
    now,
    quoteId: quote.id,
    isCopy: true,
    taxShipping: quote.tax_shipping,
  })
  await saveQuote(trx, { ...of, now }, { state: 'converted' })
  await recordQuoteEvent(trx, { ...of, now, name: 'quote.converted', actor: 'seller', userId })
  await recordInvoiceEvent(trx, {
    shopId: of.shopId,
    invoiceId: invoice.id,
    now,
    name: 'quote.converted',
    actor: 'seller',
    userId,
    data: { number },
  })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'quote.converted',
    subject: { type: 'quote', ref: quote.hashslug, name: number },
    after: { total: asFact(sen(quote.total_sen), currencyOf(quote.currency)) },
    now,
  })
  return { hashslug: invoice.hashslug }
}

/** The draft that came of a quote was thrown away: the quote is accepted as before, and can become an invoice again. */
export async function reopenQuote(
  trx: Db,
  { shopId, quoteId }: { shopId: number; quoteId: number | null },
  now: Date,
): Promise<void> {
  if (quoteId === null) return
  const quote = await lockQuote(trx, { shopId, quoteId }, now)
  if (quote.state !== 'converted') return
  await saveQuote(trx, { shopId, quoteId, now }, { state: 'accepted' })
  await recordQuoteEvent(trx, { shopId, quoteId, now, name: 'quote.reopened', actor: 'system' })
}

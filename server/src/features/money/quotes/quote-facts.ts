import { createQuote, type CreateQuote } from '@kedai/contracts/quotes.ts'
import type { CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import { quoteStateOn, quoteStates, type QuoteFacts } from '@kedai/domain/invoices/quotes.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { InvoiceContent } from '../invoices/actions/read-typed.ts'
import { readKept } from '../invoices/actions/read-typed.ts'
import type { QuoteRow } from './queries/quotes.ts'

/** What decides about a quote's actions, as of a Malaysian day. @throws RangeError for a state no release ever wrote */
export function quoteFacts(
  row: Pick<QuoteRow, 'state' | 'valid_until' | 'buyer_name' | 'content'>,
  today: string,
): QuoteFacts {
  return {
    state: stateOn(row, today),
    lineCount: formOf(row).invoice_items.length,
    hasBuyerName: row.buyer_name !== '',
    isPast: row.valid_until < today,
  }
}

/** Its state as of a Malaysian day. */
export function stateOn(
  { state: kept, valid_until: validUntil }: Pick<QuoteRow, 'state' | 'valid_until'>,
  today: string,
): QuoteFacts['state'] {
  const state = quoteStates.find((one) => one === kept)
  if (state === undefined) throw new RangeError(`no state of a quote: ${kept}`)
  return quoteStateOn({ state, validUntil }, today)
}

/** What was typed. @throws when no release ever wrote it */
export const formOf = ({ content }: Pick<QuoteRow, 'content'>): CreateQuote => createQuote.parse(content)

/** The same for who reads invoices: the last day of a quote is no day to pay by. */
export const asInvoiceForm = ({ valid_until: _last, ...form }: CreateQuote): CreateInvoice => form

/** A kept quote, computed. */
export const contentOf = (row: QuoteRow): InvoiceContent =>
  readKept(
    { ...asInvoiceForm(formOf(row)), issue_date: row.issue_date },
    { today: row.issue_date, lang: isLang(row.lang) ? row.lang : 'ms', taxShipping: row.tax_shipping },
  )

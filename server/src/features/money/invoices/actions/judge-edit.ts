import { isBelowSettled, type EditRule } from '@kedai/domain/invoices/actions.ts'
import { currencySign } from '@kedai/domain/money/currencies.ts'
import { formatExchangeRate } from '@kedai/domain/money/exchange-rate.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import { contentColumns, lineColumns } from '../content-columns.ts'
import { contentTexts } from '../messages/content.ts'
import { lineTexts } from '../messages/lines.ts'
import { invoiceRefusals } from '../messages/refusals.ts'
import type { LineRow } from '../queries/lines.ts'
import type { InvoiceContent } from '../read-content.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/** Whether an invoice may come to say this; a draft may say anything that can be read. @throws AppError `invalid` with the reason, `conflict` when it is settled */
export function judgeEdit(
  invoice: LockedInvoice,
  lines: readonly LineRow[],
  content: InvoiceContent,
  rule: EditRule,
): void {
  mustKeepExchange(invoice, content)
  if (rule === 'notes_only') {
    if (!saysTheSame(invoice, lines, content)) throw new AppError('conflict', contentTexts.notesOnly)
    return
  }
  if (invoice.lifecycle === 'draft') return
  if (content.lines.length === 0) throw refuseField('invoice_items', invoiceRefusals.no_lines)
  if (content.buyer.name === '') throw refuseField('buyer.name', invoiceRefusals.no_buyer_name)
  const nameless = content.lines.findIndex(({ itemName }) => itemName === '')
  if (nameless >= 0) throw refuseField(`invoice_items.${nameless}.item_name`, lineTexts.nameNeeded)
  const { settlement } = invoice.facts
  if (rule === 'needs_total_at_least_settled' && isBelowSettled(content.sums.total, settlement)) {
    throw new AppError('invalid', contentTexts.settledAbove, {
      params: {
        total: inWords(content.sums.total, invoice.facts.currency),
        settled: inWords(settlement.settled, invoice.facts.currency),
      },
    })
  }
}

// What was approved is never rated anew; a debit note is rated as what it is about.
function mustKeepExchange(
  { lifecycle, kind, facts: { currency, exchangeRate } }: LockedInvoice,
  { input, rate }: InvoiceContent,
): void {
  if ((lifecycle === 'draft' && kind === 'invoice') || (input.currency === currency && rate === exchangeRate)) return
  const field = input.currency === currency ? 'exchange_rate' : 'currency'
  if (lifecycle === 'draft') throw refuseField(field, contentTexts.asItsInvoice)
  throw refuseField(field, field === 'currency' ? contentTexts.currencyStays : contentTexts.rateStays, {
    currency: currencySign(currency),
    rate: exchangeRate === null ? '' : formatExchangeRate(exchangeRate),
  })
}

// By what is kept, so that a form sent back as it was opened is no change. Which customer it is, is not said on the paper.
function saysTheSame(invoice: LockedInvoice, lines: readonly LineRow[], content: InvoiceContent): boolean {
  const {
    notes: _notes,
    reference: _reference,
    customer_id: _customer,
    lang: _lang,
    ...columns
  } = contentColumns(content)
  const sameHead = Object.entries(columns).every(([name, value]) => invoice[name as keyof typeof columns] === value) // the names of a literal
  const sameLines =
    lines.length === content.lines.length &&
    content.lines.every((line, place) => {
      const { product_id: _product, ...said } = lineColumns(line)
      const kept = lines[place]
      return (
        kept !== undefined && Object.entries(said).every(([name, value]) => kept[name as keyof typeof said] === value)
      ) // likewise
    })
  return sameHead && sameLines
}

import { isBelowSettled, type EditRule } from '@kedai/domain/invoices/actions.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { contentColumns, lineColumns } from '../content-columns.ts'
import { contentTexts } from '../messages/content.ts'
import { lineTexts } from '../messages/lines.ts'
import { invoiceRefusals } from '../messages/refusals.ts'
import type { LineRow } from '../queries/lines.ts'
import type { InvoiceContent } from '../read-content.ts'
import { inWords } from '../refusal-params.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/** Whether an invoice may come to say this; a draft may say anything that can be read. @throws AppError `invalid` with the reason */
export function judgeEdit(invoice: LockedInvoice, lines: readonly LineRow[], content: InvoiceContent, rule: EditRule): void {
  if (rule === 'notes_only') {
    if (!saysTheSame(invoice, lines, content)) throw new AppError('invalid', contentTexts.notesOnly)
    return
  }
  if (invoice.lifecycle === 'draft') return
  if (content.lines.length === 0) throw refuseField('invoice_items', invoiceRefusals.no_lines)
  if (content.buyer.name === '') throw refuseField('buyer.name', invoiceRefusals.no_buyer_name)
  const nameless = content.lines.findIndex(({ itemName }) => itemName === '')
  if (nameless >= 0) throw refuseField(`invoice_items.${nameless}.item_name`, lineTexts.nameNeeded)
  const { settlement } = invoice.facts
  if (rule === 'needs_total_at_least_settled' && isBelowSettled(content.sums.total, settlement)) {
    throw new AppError('invalid', contentTexts.settledAbove, { params: { total: inWords(content.sums.total), settled: inWords(settlement.settled) } })
  }
}

// By what is kept, so that a form sent back as it was opened is no change. Which customer it is, is not said on the paper.
function saysTheSame(invoice: LockedInvoice, lines: readonly LineRow[], content: InvoiceContent): boolean {
  const { notes: _notes, reference: _reference, customer_id: _customer, lang: _lang, ...columns } = contentColumns(content)
  const sameHead = Object.entries(columns).every(([name, value]) => invoice[name as keyof typeof columns] === value) // the names of a literal
  const sameLines = lines.length === content.lines.length && content.lines.every((line, place) => {
    const { product_id: _product, ...said } = lineColumns(line)
    const kept = lines[place]
    return kept !== undefined && Object.entries(said).every(([name, value]) => kept[name as keyof typeof said] === value) // likewise
  })
  return sameHead && sameLines
}

import type { DocumentColumn, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { formatQuantity, quantity } from '@kedai/domain/invoices/quantity.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { paperDay } from '../../platform/documents/paper-day.ts'
import { say, type Message } from '../../platform/errors/message.ts'
import { paperTexts as texts } from './messages.ts'
import type { NoteStory } from './queries.ts'

/** A credit note, in the language of its invoice and with its heads. */
export function presentCreditNotePaper(note: NoteStory, invoice: PaperDocument): PaperDocument {
  const { lang } = invoice
  const t = (text: Message) => say(text, lang)
  const money = (amount: number) => displayRinggit(sen(amount), lang)
  const columns = [columnAt(invoice, 0), columnAt(invoice, 1), { label: t(texts.amount), align: 'end', narrow: 'amount' } as const].filter((column) => column !== undefined)
  return {
    ...invoice, kind: 'credit_note', title: t(texts.title), number: note.number, stamp: null, explanation: null, payments: null, pay: null, footer: t(texts.footer),
    facts: [{ label: t(texts.issued), value: paperDay(note.issue_date, lang) }, { label: t(texts.about), value: note.invoice_number ?? '', isStrong: true }],
    table: {
      columns, narrowJoin: ' · ', empty: '',
      rows: note.lines.map((line) => ({ cells: [line.invoice_line_id === null ? t(texts.delivery) : line.item_name, piecesOf(line), money(line.amount_sen)] })),
    },
    totals: [
      ...(note.tax_sen === 0 ? [] : [{ label: t(texts.beforeTax), value: money(note.total_sen - note.tax_sen) }, { label: t(texts.tax), value: money(note.tax_sen) }]),
      { label: t(texts.total), value: money(note.total_sen), emphasis: 'total' },
    ],
    notes: [{ heading: t(texts.reason), text: note.reason }],
  }
}

const columnAt = ({ table }: PaperDocument, at: number): DocumentColumn | undefined => table?.columns[at]

function piecesOf({ quantity_e5, quantity_type }: NoteStory['lines'][number]): string {
  if (quantity_e5 === null) return ''
  const pieces = formatQuantity(quantity(quantity_e5))
  return quantity_type === 'unit' ? pieces : `${pieces} ${quantity_type}`
}

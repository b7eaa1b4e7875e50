import { ringgit } from '@kedai/domain/money/currencies.ts'
import { exchangeRate, formatExchangeRate, ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import type { Cell } from '../../../../platform/csv/write-csv.ts'
import { settledSums, type SettledSums } from '../actions/settled-rows.ts'
import { methodNames } from '../actions/method-names.ts'
import { exportTexts, statusTexts } from '../messages/export.ts'
import { currencyIn, exchangeOf } from '../invoice-facts.ts'
import type { InvoiceExportRow } from '../queries/export-invoices.ts'
import { presentMoney } from './figures.ts'
import { presentInvoiceRow } from './invoice-row.ts'

type Shown = { row: InvoiceExportRow; listed: ReturnType<typeof presentInvoiceRow>; lang: Lang }
type Column = { name: Message; cell: (shown: Shown) => Cell }

const sumOf =
  (name: keyof SettledSums) =>
  ({ row }: Shown): Cell =>
    presentMoney(settledSums(row)[name], currencyIn(row))

/**
 * What a spreadsheet of invoices holds, from left to right; amounts in the currency beside them, and the total in ringgit at
 * the rate that was kept. Each row balances: total − paid − credited − written off − rounding − void + paid too much is the balance.
 */
export const exportColumns: readonly Column[] = [
  { name: exportTexts.number, cell: ({ listed }) => listed.number },
  {
    name: exportTexts.kind,
    cell: ({ row, lang }) => say(row.kind === 'debit_note' ? exportTexts.debitNote : exportTexts.invoice, lang),
  },
  { name: exportTexts.status, cell: ({ listed, lang }) => say(statusTexts[listed.display_status], lang) },
  { name: exportTexts.issued, cell: ({ row }) => row.issue_date },
  { name: exportTexts.due, cell: ({ row }) => row.due_date },
  { name: exportTexts.buyer, cell: ({ row }) => row.buyer_name },
  { name: exportTexts.phone, cell: ({ row }) => row.buyer_phone },
  { name: exportTexts.mail, cell: ({ row }) => row.buyer_email },
  { name: exportTexts.tin, cell: ({ row }) => row.buyer_tin },
  { name: exportTexts.reference, cell: ({ row }) => row.reference },
  { name: exportTexts.currency, cell: ({ listed }) => listed.currency },
  {
    name: exportTexts.rate,
    cell: ({ row: { exchange_rate_e6: rate } }) => (rate === null ? null : formatExchangeRate(exchangeRate(rate))),
  },
  { name: exportTexts.subtotal, cell: ({ row }) => presentMoney(row.subtotal_sen, currencyIn(row)) },
  { name: exportTexts.shipping, cell: ({ row }) => presentMoney(row.shipping_sen, currencyIn(row)) },
  { name: exportTexts.discount, cell: ({ row }) => presentMoney(row.discount_sen, currencyIn(row)) },
  { name: exportTexts.tax, cell: ({ row }) => presentMoney(row.tax_sen, currencyIn(row)) },
  { name: exportTexts.total, cell: ({ listed }) => listed.total },
  {
    name: exportTexts.totalInRinggit,
    cell: ({ row }) =>
      row.currency !== ringgit && row.exchange_rate_e6 === null
        ? null
        : formatRinggit(ringgitOf(sen(row.total_sen), exchangeOf(row))),
  },
  { name: exportTexts.paid, cell: ({ row }) => presentMoney(row.settled_sen, currencyIn(row)) },
  {
    name: exportTexts.paidBy,
    cell: ({ row, lang }) =>
      row.paid_by.map((method) => (methodNames[method] ? say(methodNames[method], lang) : method)).join(', '),
  },
  { name: exportTexts.credited, cell: sumOf('credited') },
  { name: exportTexts.writtenOff, cell: sumOf('writtenOff') },
  { name: exportTexts.rounding, cell: sumOf('rounding') },
  { name: exportTexts.voided, cell: sumOf('voided') },
  { name: exportTexts.overpaid, cell: sumOf('overpaid') },
  { name: exportTexts.balance, cell: ({ listed }) => listed.balance_due },
]

export const exportCells = (row: InvoiceExportRow, today: string, lang: Lang): Cell[] => {
  const shown = { row, listed: presentInvoiceRow(row, today), lang }
  return exportColumns.map(({ cell }) => cell(shown))
}

import type { DocumentColumn, Fact, PaperDocument, TotalRow } from '@kedai/domain/documents/paper-document.ts'
import { lineTotal } from '@kedai/domain/invoices/amounts.ts'
import { formatQuantity, quantity } from '@kedai/domain/invoices/quantity.ts'
import { formatRate, rate } from '@kedai/domain/invoices/rate.ts'
import { displayUnitPrice, unitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf, type Currency } from '@kedai/domain/money/currencies.ts'
import { exchangeRate, formatExchangeRate, ringgitOf } from '@kedai/domain/money/exchange-rate.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen, subtract } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say, type Message } from '../../../platform/errors/message.ts'
import { paperTexts as texts } from './messages.ts'
import type { NoteStory } from './queries.ts'

/** A credit note, in the language of its invoice and with its heads. */
export function presentCreditNotePaper(note: NoteStory, invoice: PaperDocument): PaperDocument {
  const { lang } = invoice
  const t = (text: Message) => say(text, lang)
  const currency = currencyOf(note.currency)
  const money = (amount: number) => displayAmount(sen(amount), currency, lang)
  const columns = [
    columnAt(invoice, 0),
    columnAt(invoice, 1),
    columnAt(invoice, 2),
    { label: t(texts.amount), align: 'end', narrow: 'amount' } as const,
  ].filter((column) => column !== undefined)
  return {
    ...invoice,
    kind: 'credit_note',
    title: t(texts.title),
    number: note.number,
    stamp: null,
    explanation: null,
    payments: null,
    pay: null,
    footer: t(texts.footer),
    facts: [
      { label: t(texts.issued), value: displayDay(note.issue_date, lang) },
      { label: t(texts.about), value: note.invoice_number ?? '', isStrong: true },
      { label: t(texts.invoiceDate), value: displayDay(note.invoice_date, lang) },
      ...rateOf(note, t),
    ],
    table: {
      columns,
      narrowJoin: ' · ',
      empty: '',
      rows: note.lines.map((line) => ({
        cells: [
          line.invoice_line_id === null ? t(texts.delivery) : line.item_name,
          piecesOf(line),
          priceOf(line, currency, lang),
          money(line.amount_sen),
        ],
        ...shareOf(line, currency, lang),
      })),
    },
    totals: [
      ...(note.tax_sen === 0
        ? []
        : [
            { label: t(texts.beforeTax), value: money(note.total_sen - note.tax_sen) },
            { label: taxLabel(note, t), value: money(note.tax_sen) },
          ]),
      { label: t(texts.total), value: money(note.total_sen), emphasis: 'total' },
      ...inRinggit(note, t, lang),
    ],
    notes: [{ heading: t(texts.reason), text: note.reason }],
  }
}

// What one cost on the invoice.
const priceOf = ({ unit_price_e4 }: NoteLine, currency: Currency, lang: Lang): string =>
  unit_price_e4 === null ? '' : displayUnitPrice(unitPrice(unit_price_e4), currency, lang)

// Where the pieces at their price are more than is credited: the line had its share of the invoice's discount.
function shareOf(
  { unit_price_e4, quantity_e5, amount_sen }: NoteLine,
  currency: Currency,
  lang: Lang,
): { details?: string[] } {
  if (unit_price_e4 === null || quantity_e5 === null) return {}
  const off = subtract(
    lineTotal({ quantity: quantity(quantity_e5), unitPrice: unitPrice(unit_price_e4) }, currency),
    sen(amount_sen),
  )
  return off > noSen ? { details: [say(texts.lessDiscount, lang, { amount: displayAmount(off, currency, lang) })] } : {}
}

const taxLabel = ({ tax_type, tax_value }: NoteStory, t: (text: Message) => string): string =>
  tax_type === 'percent' ? `${t(texts.tax)} ${Number(formatRate(rate(tax_value)))}%` : t(texts.tax)

const rateOf = ({ currency, exchange_rate_e6 }: NoteStory, t: (text: Message) => string): Fact[] =>
  exchange_rate_e6 === null
    ? []
    : [
        {
          label: t(texts.exchangeRate),
          value: `1 ${currency} = RM ${formatExchangeRate(exchangeRate(exchange_rate_e6))}`,
        },
      ]

// At the rate of its invoice, whatever the day.
function inRinggit(
  { currency, exchange_rate_e6, tax_sen, total_sen }: NoteStory,
  t: (text: Message) => string,
  lang: Lang,
): TotalRow[] {
  if (exchange_rate_e6 === null) return []
  const exchange = { currency: currencyOf(currency), rate: exchangeRate(exchange_rate_e6) }
  const money = (amount: number) => displayRinggit(ringgitOf(sen(amount), exchange), lang)
  return [
    ...(tax_sen === 0 ? [] : [{ label: t(texts.taxInRinggit), value: money(tax_sen) }]),
    { label: t(texts.totalInRinggit), value: money(total_sen) },
  ]
}

const columnAt = ({ table }: PaperDocument, at: number): DocumentColumn | undefined => table?.columns[at]

type NoteLine = NoteStory['lines'][number]

function piecesOf({ quantity_e5, quantity_type }: NoteLine): string {
  if (quantity_e5 === null) return ''
  const pieces = formatQuantity(quantity(quantity_e5))
  return quantity_type === 'unit' ? pieces : `${pieces} ${quantity_type}`
}

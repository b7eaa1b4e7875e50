import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Fact, PaperDocument, TotalRow } from '@kedai/domain/documents/paper-document.ts'
import { amountIn, displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { noSen, sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say, type Message } from '../../../platform/errors/message.ts'
import { methodNames } from '../invoices/actions/method-names.ts'
import { settledRows, type Settled } from '../invoices/actions/settled-rows.ts'
import { receiptTexts as texts } from './messages.ts'

type Source = Settled & Pick<InvoiceView, 'number' | 'payments'>

/**
 * One payment of an invoice as a paper of its own, in the invoice's language and with its heads; null when it has no such
 * payment. It is numbered by its place among the payments, which are never erased, so a receipt keeps its number. What is
 * still due is told for `today`, a Malaysian day, each kind of what was done about the invoice in a sum of its own.
 */
export function presentReceipt(
  view: Source,
  invoice: PaperDocument,
  { paymentId, today }: { paymentId: number; today: string },
): PaperDocument | null {
  const { number, payments, total, balance_due, currency: code } = view
  const received = payments.filter(({ type }) => type === 'payment')
  const place = received.findIndex(({ id }) => id === paymentId)
  const payment = received[place]
  if (payment === undefined) return null
  const { lang } = invoice
  const t = (text: Message, params?: Record<string, string>) => say(text, lang, params)
  const day = displayDay(today, lang)
  const method = methodNames[payment.method]
  const fact = (label: Message, value: string): Fact[] => (value === '' ? [] : [{ label: t(label), value }])
  const currency = currencyOf(code)
  const amountOf = (text: string) => amountIn(text, currency)
  const money = (amount: Sen) => displayAmount(amount, currency, lang)
  return {
    ...invoice,
    kind: 'receipt',
    title: t(texts.title),
    number: `${number ?? ''}-R${place + 1}`,
    explanation: null,
    payments: null,
    pay: null,
    notes: [],
    footer: t(texts.footer),
    stamp: payment.is_reversed
      ? { state: 'void', text: t(texts.takenBack) }
      : { state: 'paid', text: t(texts.received) },
    parties: invoice.parties.map((party) => ({ ...party, heading: t(texts.from) })),
    facts: [
      { label: t(texts.paidOn), value: displayDay(payment.paid_on, lang), isStrong: true },
      ...fact(texts.method, method ? t(method) : payment.method),
      ...fact(texts.reference, payment.reference),
      ...fact(texts.about, number ?? ''),
    ],
    table: {
      columns: [
        { label: t(texts.item), align: 'start', grows: true, narrow: 'title' },
        { label: t(texts.amount), align: 'end', narrow: 'amount' },
      ],
      rows: [{ cells: [t(texts.payment, { number: number ?? '' }), money(amountOf(payment.amount))] }],
      narrowJoin: ' · ',
      empty: '',
    },
    totals: [
      ...roundingRows(),
      { label: t(texts.total), value: money(amountOf(payment.amount)), emphasis: 'total' },
      { label: t(texts.ofInvoice), value: money(amountOf(total)) },
      ...settledRows(view, lang),
      { label: t(texts.balance, { day }), value: money(amountOf(balance_due)), emphasis: 'due' },
    ],
  }

  // The rounding of a payment is written right after it; it stands with its payment when that is taken back.
  function roundingRows(): TotalRow[] {
    const [next, last] = payments.slice(payments.findIndex(({ id }) => id === paymentId) + 1)
    if (payment === undefined || next?.type !== 'rounding') return []
    const rounding = { label: t(texts.rounding), value: `${next.sign < 0 ? '−' : '+'} ${money(amountOf(next.amount))}` }
    const beyond = last?.type === 'moved_to_customer_credit' ? amountOf(last.amount) : noSen
    if (beyond === noSen && amountOf(view.overpaid_amount) > noSen) return [rounding]
    const before = subtract(subtract(amountOf(payment.amount), sen(next.sign * amountOf(next.amount))), beyond)
    return [
      { label: t(texts.beforeRounding), value: money(before) },
      rounding,
      ...(beyond === noSen ? [] : [{ label: t(texts.beyond), value: money(beyond) }]),
    ]
  }
}

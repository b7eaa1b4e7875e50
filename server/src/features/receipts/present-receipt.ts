import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Fact, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { amountIn, displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { subtract, type Sen } from '@kedai/domain/money/sen.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { say, type Message } from '../../platform/errors/message.ts'
import { methodNames } from '../invoices/actions/method-names.ts'
import { receiptTexts as texts } from './messages.ts'

type Source = Pick<InvoiceView, 'number' | 'payments' | 'total' | 'balance_due' | 'currency'>

/**
 * One payment of an invoice as a paper of its own, in the invoice's language and with its heads; null when it has no such
 * payment. It is numbered by its place among the payments, which are never erased, so a receipt keeps its number. What is
 * still due is told for `today`, a Malaysian day.
 */
export function presentReceipt({ number, payments, total, balance_due, currency: code }: Source, invoice: PaperDocument, { paymentId, today }: { paymentId: number; today: string }): PaperDocument | null {
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
    ...invoice, kind: 'receipt', title: t(texts.title), number: `${number ?? ''}-R${place + 1}`, explanation: null, payments: null, pay: null, notes: [], footer: t(texts.footer),
    stamp: payment.is_reversed ? { state: 'void', text: t(texts.takenBack) } : { state: 'paid', text: t(texts.received) },
    parties: invoice.parties.map((party) => ({ ...party, heading: t(texts.from) })),
    facts: [
      { label: t(texts.paidOn), value: displayDay(payment.paid_on, lang), isStrong: true }, ...fact(texts.method, method ? t(method) : payment.method),
      ...fact(texts.reference, payment.reference), ...fact(texts.about, number ?? ''),
    ],
    table: {
      columns: [{ label: t(texts.item), align: 'start', grows: true, narrow: 'title' }, { label: t(texts.amount), align: 'end', narrow: 'amount' }],
      rows: [{ cells: [t(texts.payment, { number: number ?? '' }), money(amountOf(payment.amount))] }], narrowJoin: ' · ', empty: '',
    },
    totals: [
      { label: t(texts.total), value: money(amountOf(payment.amount)), emphasis: 'total' }, { label: t(texts.ofInvoice), value: money(amountOf(total)) },
      { label: t(texts.settled), value: `− ${money(subtract(amountOf(total), amountOf(balance_due)))}` }, { label: t(texts.balance, { day }), value: money(amountOf(balance_due)), emphasis: 'due' },
    ],
  }
}

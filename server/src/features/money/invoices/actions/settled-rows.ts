import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { TotalRow } from '@kedai/domain/documents/paper-document.ts'
import { amountIn, displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { add, greater, noSen, sen, subtract, sum, type Sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { settledTexts as texts } from '../messages/paper.ts'

/** What was done about a total, each kind in a sum of its own. `rounding_amount` is taken off the total, below 0 put on it. */
export type Settled = Pick<
  InvoiceView,
  | 'total'
  | 'balance_due'
  | 'paid_amount'
  | 'credited_amount'
  | 'written_off_amount'
  | 'rounding_amount'
  | 'overpaid_amount'
  | 'currency'
  | 'is_void'
>

/** What an invoice's row keeps about what was done to its total, and what is left after that; in sen. */
export type SettledSums = {
  total: Sen
  paid: Sen
  credited: Sen
  writtenOff: Sen
  rounding: Sen
  overpaid: Sen
  voided: Sen
}

/** The same as sums that add up: total − paid − credited − written off − rounding + overpaid − voided is the balance. */
export function settledSums({
  lifecycle,
  ...row
}: {
  lifecycle: string
  total_sen: number
  settled_sen: number
  credited_sen: number
  written_off_sen: number
  rounding_sen: number
  balance_sen: number | null
}): SettledSums {
  const [total, paid, credited, writtenOff, kept, balance] = [
    row.total_sen,
    row.settled_sen,
    row.credited_sen,
    row.written_off_sen,
    row.rounding_sen,
    row.balance_sen ?? 0,
  ].map(sen) as [Sen, Sen, Sen, Sen, Sen, Sen]
  const due = subtract(subtract(subtract(total, credited), writtenOff), kept)
  const isIssued = lifecycle === 'approved' || lifecycle === 'sent'
  const overpaid = isIssued ? greater(noSen, subtract(paid, greater(noSen, due))) : noSen
  const rest = subtract(add(subtract(due, paid), overpaid), balance)
  return lifecycle === 'void'
    ? { total, paid, credited, writtenOff, rounding: kept, overpaid, voided: rest }
    : { total, paid, credited, writtenOff, rounding: add(kept, rest), overpaid, voided: noSen }
}

/** From the total to the balance: a row for each kind that there is, which add up. Money, credit notes, rounding and what was written off are never one sum. */
export function settledRows(view: Settled, lang: Lang): TotalRow[] {
  const currency = currencyOf(view.currency)
  const amount = (text: string) =>
    text.startsWith('-') ? subtract(noSen, amountIn(text.slice(1), currency)) : amountIn(text, currency)
  const [paid, credited, writtenOff, rounding, overpaid] = [
    view.paid_amount,
    view.credited_amount,
    view.written_off_amount,
    view.rounding_amount,
    view.overpaid_amount,
  ].map(amount) as [Sen, Sen, Sen, Sen, Sen]
  const rest = subtract(
    add(subtract(amount(view.total), sum([paid, credited, writtenOff, rounding])), overpaid),
    amount(view.balance_due),
  )
  const row = (label: Message, off: Sen): TotalRow[] =>
    off === noSen
      ? []
      : [
          {
            label: say(label, lang),
            value: `${off > noSen ? '−' : '+'} ${displayAmount(sen(Math.abs(off)), currency, lang)}`,
          },
        ]
  return [
    ...row(texts.paid, paid),
    ...row(texts.credited, credited),
    ...row(texts.writtenOff, writtenOff),
    // A rounding that a credit note outlived leaves a sen or two that nobody owes.
    ...row(texts.rounding, view.is_void ? rounding : add(rounding, rest)),
    ...row(texts.overpaid, subtract(noSen, overpaid)),
    ...(view.is_void ? row(texts.voided, rest) : []),
  ]
}

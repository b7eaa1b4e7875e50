import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import type { Ledger } from '@kedai/domain/orders/payment-status.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../platform/errors/message.ts'

type Sums = { total_sen: number; paid_sen: number; refunded_sen: number }

export const ledgerOf = (order: Sums): Ledger => ({
  total: sen(order.total_sen),
  paid: sen(order.paid_sen),
  refunded: sen(order.refunded_sen),
})

/** What is still to be paid, in sen. */
export const dueOf = (order: Sums): Sen => amountDue(ledgerOf(order))

/** An amount as each language writes it. */
export const inWords = (amount: Sen): Message => ({
  ms: displayRinggit(amount, 'ms'),
  en: displayRinggit(amount, 'en'),
  zh: displayRinggit(amount, 'zh'),
})

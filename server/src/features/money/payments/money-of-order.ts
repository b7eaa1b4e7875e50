import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { ledgerOf, type OrderSums } from '../../orders/orders/shared/order-ledger.ts'

/** What is still to be paid, in sen. */
export const dueOf = (order: OrderSums): Sen => amountDue(ledgerOf(order))

/** An amount as each language writes it. */
export const inWords = (amount: Sen): Message => ({
  ms: displayRinggit(amount, 'ms'),
  en: displayRinggit(amount, 'en'),
  zh: displayRinggit(amount, 'zh'),
})

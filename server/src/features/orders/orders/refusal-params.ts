import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { subtract, type Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { ledgerOf, type OrderSums } from './shared/order-ledger.ts'

/** What the sentences of a refusal may name: `{paid}`, `{total}` and `{missing}`. */
export function refusalParams(order: OrderSums) {
  const { total, rounding, ...money } = ledgerOf(order)
  const held = subtract(money.paid, money.refunded)
  return { paid: inWords(held), total: inWords(total), missing: inWords(subtract(subtract(total, rounding), held)) }
}

/** An amount as each language writes it. */
export const inWords = (amount: Sen): Message => ({
  ms: displayRinggit(amount, 'ms'),
  en: displayRinggit(amount, 'en'),
  zh: displayRinggit(amount, 'zh'),
})

import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../platform/errors/message.ts'

/** What the sentences of a refusal may name: `{paid}`, `{total}` and `{missing}`. */
export function refusalParams(order: { paid_sen: number; refunded_sen: number; total_sen: number }) {
  const held = subtract(sen(order.paid_sen), sen(order.refunded_sen))
  const total = sen(order.total_sen)
  return { paid: inWords(held), total: inWords(total), missing: inWords(subtract(total, held)) }
}

/** An amount as each language writes it. */
export const inWords = (amount: Sen): Message => ({
  ms: displayRinggit(amount, 'ms'),
  en: displayRinggit(amount, 'en'),
  zh: displayRinggit(amount, 'zh'),
})

import { displayAmount, formatAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from './message.ts'

/** An amount as each language writes it. */
export const inWords = (amount: Sen, currency: Currency): Message => ({
  ms: displayAmount(amount, currency, 'ms'),
  en: displayAmount(amount, currency, 'en'),
  zh: displayAmount(amount, currency, 'zh'),
})

/** An amount as a fact of the log of activity: of ringgit the bare amount, of any other with its code. */
export const asFact = (amount: Sen, currency: Currency): string =>
  currency === 'MYR' ? formatAmount(amount, currency) : displayAmount(amount, currency, 'en')

import { formatAmount, parseAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'

// `currency` as on the wire: `RM`, `SGD`.
type InCurrency = { currency: string }

// What people type or the wire says, in the currency of a document; null when it is none.
export const readAmount = (text: string, { currency }: InCurrency): Sen | null =>
  parseAmount(text, currencyOf(currency))

// The same as the wire writes it.
export const writeAmount = (amount: Sen, { currency }: InCurrency): string => formatAmount(amount, currencyOf(currency))

export const isNothing = (amount: string): boolean => Number(amount) === 0

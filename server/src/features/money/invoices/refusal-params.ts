import type { InvoiceFacts } from '@kedai/domain/invoices/actions.ts'
import { currencySign } from '@kedai/domain/money/currencies.ts'
import { inWords } from '../../../platform/errors/in-words.ts'

/** What the sentences of a refusal may name: `{settled}`, `{total}`, `{balance}` and `{currency}`. */
export const refusalParams = ({ total, settlement, currency }: InvoiceFacts) => ({
  settled: inWords(settlement.settled, currency),
  total: inWords(total, currency),
  balance: inWords(settlement.balance, currency),
  currency: currencySign(currency),
})

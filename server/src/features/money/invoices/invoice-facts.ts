import type { InvoiceFacts } from '@kedai/domain/invoices/actions.ts'
import { entryTypeNames, settlement, type LedgerEntry } from '@kedai/domain/invoices/ledger.ts'
import { lifecycles } from '@kedai/domain/invoices/statuses.ts'
import { currencyOf, type Currency } from '@kedai/domain/money/currencies.ts'
import { exchangeRate, type Exchange } from '@kedai/domain/money/exchange-rate.ts'
import { sen } from '@kedai/domain/money/sen.ts'

type LedgerColumns = { id: number; type: string; amount_sen: number; reverses_id: number | null }
type CurrencyColumns = { currency: string; exchange_rate_e6: number | null }
type InvoiceColumns = CurrencyColumns & { lifecycle: string; total_sen: number; buyer_name: string }
type Beside = { lineCount: number; ledger: readonly LedgerColumns[]; isPaymentWaiting: boolean; customerCredit: number }

/** The columns that decide about actions, as domain knows them. @throws RangeError for a value no release ever wrote. */
export function factsOf(
  row: InvoiceColumns,
  { lineCount, ledger, isPaymentWaiting, customerCredit }: Beside,
): InvoiceFacts {
  const lifecycle = oneOf(lifecycles, row.lifecycle)
  const total = sen(row.total_sen)
  const { currency, rate } = exchangeOf(row)
  return {
    lifecycle,
    currency,
    exchangeRate: rate,
    total,
    lineCount,
    hasBuyerName: row.buyer_name !== '',
    settlement: settlement(total, ledger.map(entryOf), lifecycle),
    isPaymentWaiting,
    customerCredit: sen(customerCredit),
    einvoice: 'none',
    isEinvoiceCancellable: false,
  }
}

/** What a row's amounts are in, and their rate. @throws RangeError for a value no release ever wrote. */
export const exchangeOf = ({ currency, exchange_rate_e6: rate }: CurrencyColumns): Exchange => ({
  currency: currencyOf(currency),
  rate: rate === null ? null : exchangeRate(rate),
})

/** The same where only the currency is known. */
export const currencyIn = ({ currency }: Pick<CurrencyColumns, 'currency'>): Currency => currencyOf(currency)

// Only what is settled is written to the ledger.
export const entryOf = ({ id, type, amount_sen, reverses_id }: LedgerColumns): LedgerEntry => ({
  id,
  type: oneOf(entryTypeNames, type),
  amount: sen(amount_sen),
  state: 'settled',
  reverses: reverses_id,
})

export function oneOf<Value extends string>(all: readonly Value[], text: string): Value {
  const found = all.find((value) => value === text)
  if (found === undefined) throw new RangeError(`${text} is none of ${all.join(', ')}`)
  return found
}

import type { InvoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { exchangeRate, formatExchangeRate } from '@kedai/domain/money/exchange-rate.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { listLastRates } from '../queries/last-rates.ts'

/** The rate that each other currency had last, for the editor to begin with. */
export const readLastRates = async (trx: Db, shopId: number): Promise<InvoiceSettings['last_rates']> =>
  (await listLastRates(trx, shopId)).map(({ currency, exchange_rate_e6: rate, issue_date }) => ({
    currency,
    exchange_rate: formatExchangeRate(exchangeRate(rate)),
    issue_date,
  }))

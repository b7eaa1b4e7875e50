import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type LastRate = { currency: string; exchange_rate_e6: number; issue_date: string }

const text = `
select distinct on (currency) currency, exchange_rate_e6, issue_date from invoices
where shop_id = $1::bigint and currency <> 'MYR' and exchange_rate_e6 is not null order by currency, id desc`

/** Of each currency but ringgit the newest invoice with a rate. */
export const listLastRates = (trx: Db, shopId: number): Promise<LastRate[]> =>
  rawQuery<LastRate>(trx, 'invoices_last_rates', text, [shopId])

import type { FunnelCounts } from '@kedai/domain/sales/funnel.ts'
import type { DayRange } from '@kedai/domain/sales/periods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type FunnelDay = FunnelCounts & { day: string }

/** Each day of a range on which a shop was seen, carts were begun or orders came. Orders and paid ones are those of `readDays`. */
export const readFunnel = (trx: Db, shopId: number, { from, to }: DayRange): Promise<FunnelDay[]> =>
  rawQuery(trx, 'sales_funnel', text, [shopId, from, to])

const text = `
select to_char(day, 'YYYY-MM-DD') as day, sum(views)::bigint as views, sum(carts)::bigint as carts, sum(orders)::bigint as orders, sum(paid)::bigint as paid
from (
  select day, views, 0 as carts, 0 as orders, 0 as paid from view_days where shop_id = $1::bigint and day between $2::date and $3::date
  union all
  select day, 0, carts, 0, 0 from cart_days where shop_id = $1::bigint and day between $2::date and $3::date
  union all
  select day, 0, 0, orders, sold from sales_days where shop_id = $1::bigint and day between $2::date and $3::date
  union all
  select day, 0, 0, orders, sold from sales_changes where shop_id = $1::bigint and day between $2::date and $3::date
) parts group by day order by day`

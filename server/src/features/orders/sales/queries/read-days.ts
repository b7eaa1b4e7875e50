import type { DayRange } from '@kedai/domain/sales/periods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type SalesDay = {
  day: string
  orders: number
  sold: number
  sales_sen: number
  part_sen: number
  new_customers: number
}

/** What a shop sold on each day of a range on which anything happened: the folded days, and what waits to be folded. `part_sen`: what of the sales is held of orders that are not sold. */
export const readDays = (db: Db, shopId: number, { from, to }: DayRange): Promise<SalesDay[]> =>
  rawQuery(db, 'sales_read_days', text, [shopId, from, to])

const text = `
select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::bigint as orders, sum(sold)::bigint as sold, sum(sales_sen)::bigint as sales_sen, sum(part_sen)::bigint as part_sen,
  sum(new_customers)::bigint as new_customers
from (
  select day, orders, sold, sales_sen, part_sen, new_customers from sales_days where shop_id = $1::bigint
  union all
  select day, orders, sold, sales_sen, part_sen, 0 from sales_changes where shop_id = $1::bigint
  union all
  select day, 0, 0, 0, 0, 1 from (
    select distinct on (o.buyer_phone) c.day from sales_changes c join orders o on o.id = c.order_id
    where c.shop_id = $1::bigint and c.orders > 0
      and not exists (select from first_orders f where f.shop_id = $1::bigint and f.phone = o.buyer_phone)
    order by o.buyer_phone, o.id
  ) newcomers
) parts where day between $2::date and $3::date group by day`

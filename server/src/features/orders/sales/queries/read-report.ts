import type { DayRange } from '@kedai/domain/sales/periods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ReportRow = {
  part: 'all' | 'areas' | 'payment_methods' | 'hours'
  key: string | null
  method_name: string | null
  orders: number
  sold: number
  sales_sen: number
  orders_before: number
  sold_before: number
  sales_before_sen: number
  unpaid_sen: number
  slips_sen: number
  rounding_sen: number
}
export type Ranges = { now: DayRange; before: DayRange }

/** Orders of two ranges of days that follow each other, counted at once by area, way to pay and hour, and in all. Money: what is held, and of orders that stand what is due, by `amountDue` of domain/orders. */
export const readReport = (trx: Db, shopId: number, { now, before }: Ranges): Promise<ReportRow[]> =>
  rawQuery(trx, 'sales_report', text, [shopId, before.from, now.from, now.to])

const text = `
with placed as (
  select channel as area, payment_method, to_char(placed_at at time zone 'Asia/Kuala_Lumpur', 'HH24') as hour, malaysian_day(placed_at) >= $3::date as is_now,
    is_sold(payment_status) as is_sold, paid_sen - refunded_sen as sales_sen, rounding_sen, payment_status = 'checking' as waits,
    case when order_status = 'open' and refunded_sen = 0 then greatest(0, total_sen - rounding_sen - paid_sen) else 0 end as due_sen
  from orders where shop_id = $1::bigint
    and placed_at >= $2::date::timestamp at time zone 'Asia/Kuala_Lumpur' and placed_at < ($4::date + 1)::timestamp at time zone 'Asia/Kuala_Lumpur'
), counted as (
  select case when grouping(area) = 0 then 'areas' when grouping(payment_method) = 0 then 'payment_methods' when grouping(hour) = 0 then 'hours' else 'all' end as part,
    coalesce(area, payment_method, hour) as key,
    count(*) filter (where is_now)::integer as orders, count(*) filter (where is_now and is_sold)::integer as sold,
    coalesce(sum(sales_sen) filter (where is_now), 0)::bigint as sales_sen,
    count(*) filter (where not is_now)::integer as orders_before, count(*) filter (where not is_now and is_sold)::integer as sold_before,
    coalesce(sum(sales_sen) filter (where not is_now), 0)::bigint as sales_before_sen,
    coalesce(sum(due_sen) filter (where is_now and not waits), 0)::bigint as unpaid_sen, coalesce(sum(due_sen) filter (where is_now and waits), 0)::bigint as slips_sen,
    coalesce(sum(rounding_sen) filter (where is_now), 0)::bigint as rounding_sen
  from placed group by grouping sets ((area), (payment_method), (hour), ())
)
select counted.*, m.name as method_name from counted
left join payment_methods m on part = 'payment_methods' and m.shop_id = $1::bigint and m.code = key
order by part, case when part = 'hours' then 0 else -sales_sen end, -orders, key`

export type ProductRow = { id: number; title: string; units: number; sales_sen: number; sales_before_sen: number }

/** What was sold of each product in both ranges, the most money first; a hundred at most. */
export const readProducts = (trx: Db, shopId: number, { now, before }: Ranges): Promise<ProductRow[]> =>
  rawQuery(trx, 'sales_report_products', productText, [shopId, before.from, now.from, now.to])

const productText = `
select p.id, p.title, best.units, best.sales_sen, best.sales_before_sen from (
  select product_id, coalesce(sum(units) filter (where day >= $3::date), 0)::integer as units,
    coalesce(sum(sales_sen) filter (where day >= $3::date), 0)::bigint as sales_sen, coalesce(sum(sales_sen) filter (where day < $3::date), 0)::bigint as sales_before_sen
  from (
    select product_id, day, units, sales_sen from product_sales_days where shop_id = $1::bigint and day between $2::date and $4::date
    union all
    select product_id, day, units, sales_sen from product_sales_changes where shop_id = $1::bigint and day between $2::date and $4::date
  ) parts group by product_id having sum(units) <> 0 or sum(sales_sen) <> 0
  order by 3 desc, 2 desc, product_id limit 100
) best join products p on p.shop_id = $1::bigint and p.id = best.product_id order by best.sales_sen desc, best.units desc, p.id`

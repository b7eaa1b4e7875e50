import { sen } from '@kedai/domain/money/sen.ts'
import type { Profit } from '@kedai/domain/sales/profit.ts'
import type { DayRange } from '@kedai/domain/sales/periods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ProfitDay = Profit & { day: string }

type Row = {
  day: string
  orders: number
  sales: number
  goods: number
  courier: number
  fees: number
  commission: number
  has_goods: number
  has_courier: number
  has_fees: number
  has_commission: number
  no_goods: number
  no_courier: number
  no_fees: number
}

/** What the orders of each day of a range of which money came in came to, by the rules of `profitOfOrder` (the list of a figure: `profitRule` of orders); those refunded since count with what was spent on them. */
export async function readProfit(trx: Db, shopId: number, { from, to }: DayRange): Promise<ProfitDay[]> {
  const rows = await rawQuery<Row>(trx, 'sales_profit', text, [shopId, from, to])
  return rows.map(({ day, orders, sales, goods, courier, fees, commission, ...row }) => ({
    day,
    orders,
    sales: sen(sales),
    parts: { goods: sen(goods), courier: sen(courier), fees: sen(fees), commission: sen(commission) },
    carried: { goods: row.has_goods, courier: row.has_courier, fees: row.has_fees, commission: row.has_commission },
    unknown: { goods: row.no_goods, courier: row.no_courier, fees: row.no_fees, commission: 0 },
  }))
}

const text = `
with sold as (
  select id, malaysian_day(placed_at) as day, paid_sen - refunded_sen as sales_sen,
    order_status in ('cancelled', 'expired') and fulfilment_status in ('cancelled', 'returned') as is_cancelled, ships
  from orders where shop_id = $1::bigint and (is_sold(payment_status) or paid_sen > 0)
    and placed_at >= $2::date::timestamp at time zone 'Asia/Kuala_Lumpur' and placed_at < ($3::date + 1)::timestamp at time zone 'Asia/Kuala_Lumpur'
), restocked as (
  select order_line_id, sum(restocked) as pieces from refund_lines where shop_id = $1::bigint group by order_line_id
), goods as (
  select l.order_id, sum(l.cost_sen * gone.pieces) as sen, bool_or(l.cost_sen is null) as is_unknown
  from sold join order_lines l on l.order_id = sold.id left join restocked r on r.order_line_id = l.id
    cross join lateral (select case when sold.is_cancelled then l.written_off else l.quantity - coalesce(r.pieces, 0) end as pieces) gone
  where gone.pieces > 0 group by l.order_id
), parcels as (
  select s.order_id, sum(s.cost_sen) as sen, bool_or(s.cost_sen is null) as is_unknown
  from sold join shipments s on s.order_id = sold.id where s.status not in ('draft', 'cancelled') group by s.order_id
), fees as (
  select p.order_id, sum(a.fee_sen) as sen, bool_or(a.fee_sen is null) as is_unknown
  from sold join payments p on p.order_id = sold.id left join payment_attempts a on a.id = p.attempt_id
  where p.kind = 'payment' and p.source = 'gateway' group by p.order_id
), commission as (
  select c.order_id, sum(c.earned_sen - c.reversed_sen) as sen from sold join commissions c on c.order_id = sold.id group by c.order_id
)
select to_char(sold.day, 'YYYY-MM-DD') as day, count(*)::integer as orders, sum(sold.sales_sen)::bigint as sales,
  coalesce(sum(goods.sen), 0)::bigint as goods, coalesce(sum(parcels.sen), 0)::bigint as courier,
  coalesce(sum(fees.sen), 0)::bigint as fees, coalesce(sum(commission.sen), 0)::bigint as commission,
  count(*) filter (where goods.sen <> 0)::integer as has_goods, count(*) filter (where parcels.sen <> 0)::integer as has_courier,
  count(*) filter (where fees.sen <> 0)::integer as has_fees, count(*) filter (where commission.sen <> 0)::integer as has_commission,
  count(*) filter (where goods.is_unknown)::integer as no_goods,
  count(*) filter (where coalesce(parcels.is_unknown, sold.ships and not sold.is_cancelled))::integer as no_courier,
  count(*) filter (where fees.is_unknown)::integer as no_fees
from sold left join goods on goods.order_id = sold.id left join parcels on parcels.order_id = sold.id
  left join fees on fees.order_id = sold.id left join commission on commission.order_id = sold.id
group by sold.day order by sold.day`

import type { ProfitList } from '@kedai/domain/sales/profit.ts'
import { sql, type RawBuilder } from 'kysely'

/** The orders that a figure of the sales report's profit stands for, by the rules of `profitOfOrder` (domain/sales/profit.ts). */
export function profitRule(shopId: number, list: ProfitList): RawBuilder<boolean> {
  const counts = sql`(is_sold(payment_status) or paid_sen > 0)`
  return list === 'all' ? sql<boolean>`${counts}` : sql<boolean>`(${counts} and ${carries(shopId)[list]})`
}

const carries = (shopId: number): Record<Exclude<ProfitList, 'all'>, RawBuilder<boolean>> => {
  const isBack = sql`(orders.order_status in ('cancelled', 'expired') and orders.fulfilment_status in ('cancelled', 'returned'))`
  const goneLines = sql`select from order_lines l where l.shop_id = ${shopId} and l.order_id = orders.id and case when ${isBack} then l.written_off > 0
    else l.quantity > coalesce((select sum(r.restocked) from refund_lines r where r.shop_id = ${shopId} and r.order_line_id = l.id), 0) end`
  const parcels = sql`from shipments s where s.shop_id = ${shopId} and s.order_id = orders.id and s.status not in ('draft', 'cancelled')`
  const fees = sql`from payments p left join payment_attempts a on a.id = p.attempt_id
    where p.shop_id = ${shopId} and p.order_id = orders.id and p.kind = 'payment' and p.source = 'gateway'`
  return {
    goods: sql`exists (${goneLines} and l.cost_sen <> 0)`,
    courier: sql`exists (select ${parcels} and s.cost_sen <> 0)`,
    fees: sql`exists (select ${fees} and a.fee_sen <> 0)`,
    // What was earned and taken back again may come to nought.
    commission: sql`coalesce((select sum(c.earned_sen - c.reversed_sen) from commissions c
      where c.shop_id = ${shopId} and c.order_id = orders.id), 0) <> 0`,
    unknown_goods: sql`exists (${goneLines} and l.cost_sen is null)`,
    unknown_courier: sql`coalesce((select bool_or(s.cost_sen is null) ${parcels}), orders.ships and not ${isBack})`,
    unknown_fees: sql`exists (select ${fees} and a.fee_sen is null)`,
  }
}

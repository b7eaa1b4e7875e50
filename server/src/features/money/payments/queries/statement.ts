import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { Db } from '../../../../platform/db/db.ts'

export type AwaitedRow = {
  order_no: string
  buyer_name: string
  placed_at: Date
  due_sen: number
  has_slip: boolean
  is_unique: boolean
}

/**
 * The newest orders that wait for money which comes by transfer. `is_unique`: its whole total is due, was made to be no other
 * order's, and is none's that was placed since then, paid or not: a statement tells old transfers too.
 */
export const listAwaited = (
  trx: Db,
  { shopId, since, limit }: { shopId: number; since: Date; limit: number },
): Promise<AwaitedRow[]> => rawQuery(trx, 'payments_awaited_transfers', text, [shopId, since, limit])

const text = `
with twice as (
  select total_sen from orders where shop_id = $1::bigint and placed_at > $2::timestamptz and payment_kind in ('bank_transfer', 'qr')
    and (order_status = 'open' or paid_sen > 0) group by total_sen having count(*) > 1
)
select o.order_no, o.buyer_name, o.placed_at, o.total_sen - o.rounding_sen - o.paid_sen + o.refunded_sen as due_sen,
  exists (select from payment_proofs p where p.shop_id = o.shop_id and p.order_id = o.id and p.status in ('uploaded', 'checking')) as has_slip,
  o.transfer_discount_sen is not null and o.paid_sen = 0 and o.placed_at > $2::timestamptz
    and o.total_sen not in (select total_sen from twice) as is_unique
from orders o
where o.shop_id = $1::bigint and o.order_status = 'open' and o.payment_kind in ('bank_transfer', 'qr')
  and o.payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid')
order by o.id desc limit $3::integer`

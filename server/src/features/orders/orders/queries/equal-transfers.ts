import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

// A hundred amounts and no more make a total differ from others (`free_transfer_discount`), and these are all taken. Of a shop whose
// totals need not differ nothing is read.
const text = `
with waiting as (
  select total_sen - paid_sen + refunded_sen as due, coalesce(transfer_discount_sen, 0) = 0 as is_plain from orders
  where shop_id = $1::bigint and placed_at > $2::timestamptz and order_status = 'open' and payment_kind in ('bank_transfer', 'qr')
    and payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid')
    and exists (select from payment_methods m where m.shop_id = $1::bigint and m.unique_total and m.is_active)
  limit 5000
), amounts as (
  select due, bool_or(is_plain) as is_plain, count(*) over (order by due range between 99 preceding and current row) as taken
  from waiting group by due
)
select due from amounts where taken = 100 and is_plain order by due limit 3`

/** Totals in sen that further orders come to as they stand, because every total near by waits already; the least three. */
export const listFullAmounts = async (trx: Db, shopId: number, since: Date): Promise<number[]> =>
  (await rawQuery<{ due: number }>(trx, 'orders_full_amounts', text, [shopId, since])).map(({ due }) => due)

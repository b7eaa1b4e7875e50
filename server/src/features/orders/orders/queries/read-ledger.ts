import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type LedgerRow = {
  paid_sen: number
  refunded_sen: number
  rounding_sen: number
  /** The newest try to pay by the order's present method: one that failed before the buyer chose another way says nothing any more. */
  attempt_state: string | null
  /** What the seller set for the method, in minutes. */
  hold_minutes: number | null
}

/** All that decides the payment axis beside the slips: the ledger's sums, the newest attempt, how long the method holds. */
export async function readLedger(trx: Db, shopId: number, orderId: number): Promise<LedgerRow> {
  const [row] = await rawQuery<LedgerRow>(trx, 'orders_read_ledger', text, [shopId, orderId])
  if (!row) throw new Error('an aggregate gave no row')
  return row
}

const text = `
select
  coalesce(sum(amount_sen) filter (where kind = 'payment'), 0)::bigint as paid_sen,
  coalesce(sum(amount_sen) filter (where kind = 'refund'), 0)::bigint as refunded_sen,
  coalesce(sum(amount_sen) filter (where kind = 'rounding'), 0)::bigint as rounding_sen,
  (select a.state from payment_attempts a join orders o on o.shop_id = a.shop_id and o.id = a.order_id and o.payment_method = a.method_code
   where a.shop_id = $1::bigint and a.order_id = $2::bigint order by a.id desc limit 1) as attempt_state,
  (select m.hold_minutes from orders o join payment_methods m on m.shop_id = o.shop_id and m.code = o.payment_method
   where o.shop_id = $1::bigint and o.id = $2::bigint) as hold_minutes
from payments where shop_id = $1::bigint and order_id = $2::bigint`

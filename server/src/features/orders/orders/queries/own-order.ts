import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type OwnOrderRow = { order_no: string; token: string }

/** What is wanted: some variations, all of a product, or one use of a coupon. */
export type Sought = { variationIds: readonly number[]; viewId: string | null; couponCode: string | null }

// By the index `orders_own`. A calendar may be that of several services.
const text = `
with wanted as (
  select v.id, v.product_id from variations v where v.shop_id = $1 and (v.id = any($3::bigint[])
    or v.product_id = (select p.id from products p where p.shop_id = $1 and p.view_id = $4::text))
)
select o.order_no, o.token from orders o
where o.shop_id = $1 and o.browser = any($2::bytea[]) and o.browser is not null
  and o.order_status = 'open' and o.payment_kind <> 'cod' and o.payment_status in ('unpaid', 'pending', 'failed', 'partially_paid')
  and exists (
    select from claims c where c.shop_id = $1 and c.holder = 'order' and c.holder_id = o.id and c.state <> 'released' and (
      c.kind = 'stock' and c.subject in (select id from wanted)
      or c.kind in ('seat', 'booking', 'slot') and exists (
        select from order_lines l where l.shop_id = $1 and l.order_id = o.id and l.position = c.line_no and l.product_id in (select product_id from wanted))
      or c.kind = 'slot' and c.subject::text in (
        select calendar #>> '{}' from wanted w join products p on p.shop_id = $1 and p.id = w.product_id,
          jsonb_path_query(p.details, '$.staff[*].id') calendar
        union all select p.details ->> 'calendar_id' from wanted w join products p on p.shop_id = $1 and p.id = w.product_id)
      or c.kind = 'coupon' and o.coupon_code = $5::text))
order by o.id desc limit 1`

export async function findOwnOrder(
  trx: Db,
  shopId: number,
  browsers: readonly Buffer[],
  { variationIds, viewId, couponCode }: Sought,
): Promise<OwnOrderRow | null> {
  const values = [shopId, browsers, variationIds, viewId, couponCode]
  const [row] = await rawQuery<OwnOrderRow>(trx, 'orders_own', text, values)
  return row ?? null
}

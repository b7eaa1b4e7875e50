import { maxLevels } from '@kedai/domain/resellers/overrides.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type OverriddenOrder = {
  area: string
  order_no: string
  override_bp: number[]
  /** Who stands above whoever sold or bought, the nearest first. */
  uplines: { id: number; status: string }[]
}

/**
 * Of an order that a member sold by a link or bought himself: the programme's overrides and the uplines above. Null where there
 * is none, or where no licence is recorded.
 */
export async function findOverriddenOrder(trx: Db, shopId: number, orderId: number): Promise<OverriddenOrder | null> {
  const text = `
    with recursive seller as (
      select r.id, r.area, r.upline_id from reseller_orders ro join resellers r on r.shop_id = ro.shop_id and r.id = ro.reseller_id
      where ro.shop_id = $1 and ro.order_id = $2 order by (ro.relation = 'bought') desc limit 1
    ), above as (
      select u.id, u.upline_id, u.status, 1 as level from seller s join resellers u on u.shop_id = $1 and u.id = s.upline_id
      union all
      select u.id, u.upline_id, u.status, a.level + 1 from above a join resellers u on u.shop_id = $1 and u.id = a.upline_id
      where a.level < $3
    )
    select s.area, o.order_no, g.override_bp,
      (select json_agg(json_build_object('id', a.id, 'status', a.status) order by a.level) from above a) as uplines
    from seller s join programmes g on g.shop_id = $1 and g.area = s.area join orders o on o.id = $2 and o.shop_id = $1
    where g.override_licence <> '' and cardinality(g.override_bp) > 0 and exists (select from above)`
  const rows = await rawQuery<OverriddenOrder>(trx, 'commissions_overridden', text, [shopId, orderId, maxLevels])
  return rows[0] ?? null
}

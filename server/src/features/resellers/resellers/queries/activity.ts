import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { ActivityEnd } from '@kedai/domain/resellers/activity.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export async function listShopsWithActivityRules(db: Db): Promise<number[]> {
  const rows = await rawQuery<{ shop_id: number }>(
    db,
    'resellers_shops_with_rules',
    'select s as shop_id from shops_with_activity_rules() s order by s',
    [],
  )
  return rows.map((row) => row.shop_id)
}

export type ActivityRow = {
  id: number
  area: ProgrammeArea
  status: 'active' | 'warned'
  rank_id: number | null
  since: Date | null
  warned_at: Date | null
  sold_sen: number
  days: number
  min_sen: number
  grace_days: number
  end: ActivityEnd
}

/**
 * Members whose programme asks something of them, with what they bought and brought in its days: paid, and not cancelled. By
 * id after `after`; one alone with `id`.
 */
export const listActivity = (
  trx: Db,
  {
    shopId,
    after = 0,
    id = null,
    now,
    limit,
  }: { shopId: number; after?: number; id?: number | null; now: Date; limit: number },
): Promise<ActivityRow[]> =>
  rawQuery<ActivityRow>(
    trx,
    'resellers_activity',
    `select r.id, r.area, r.status, r.rank_id, coalesce(r.active_from, r.activated_at) as since, r.warned_at, sold.sen as sold_sen,
       g.activity_days as days, g.activity_min_sen as min_sen, g.activity_grace_days as grace_days, g.activity_then as "end"
     from resellers r join programmes g on g.shop_id = r.shop_id and g.area = r.area and g.activity_days > 0
     cross join lateral (
       select coalesce(sum(o.subtotal_sen), 0)::bigint as sen from reseller_orders ro join orders o on o.id = ro.order_id
       where ro.shop_id = r.shop_id and ro.reseller_id = r.id and o.payment_status in ('paid', 'overpaid')
         and o.order_status <> 'cancelled' and o.placed_at > $3::timestamptz - make_interval(days => g.activity_days)) sold
     where r.shop_id = $1 and r.id > $2 and ($4::bigint is null or r.id = $4) and r.status in ('active', 'warned')
     order by r.id limit $5`,
    [shopId, after, now, id, limit],
  )

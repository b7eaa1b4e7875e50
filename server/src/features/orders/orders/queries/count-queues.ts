import { sql } from 'kysely'
import type { WorkQueues } from '@kedai/contracts/seller-orders.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { queueRules } from './order-filters.ts'

/** How much waits in each work queue of a shop, counted no further than `cap`. */
export async function countQueues(db: Db, shopId: number, cap: number): Promise<Omit<WorkQueues, 'equal_transfers'>> {
  const capped = (rule: typeof queueRules.unpaid) =>
    sql<number>`(select count(*)::integer from (select from orders where shop_id = ${shopId} and ${rule} limit ${cap}) waiting)`
  const row = await db
    .selectNoFrom([
      capped(queueRules.slips_to_check).as('slips_to_check'),
      capped(queueRules.to_pack).as('to_pack'),
      capped(queueRules.unpaid).as('unpaid'),
      sql<number>`(select count(*)::integer from (select from unmatched_money where shop_id = ${shopId} and status = 'open' limit ${cap}) waiting)`.as(
        'unmatched_money',
      ),
      sql<number>`(select count(*)::integer from (select from products where shop_id = ${shopId} and status <> 'archived'
      and id = any(array(select product_id from low_stock where shop_id = ${shopId})) limit ${cap}) waiting)`.as(
        'low_stock',
      ),
    ])
    .executeTakeFirstOrThrow()
  return row
}

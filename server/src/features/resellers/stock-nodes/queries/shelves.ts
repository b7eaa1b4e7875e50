import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Wanted = { shopId: number; resellerId: number; variationIds: readonly number[] }

// Whoever stands above a reseller, ten at most; one who may not send is passed over, and who is above him is asked.
const chain = `with recursive chain as (
    select u.id, u.upline_id, u.status, 1 as far from resellers r join resellers u on u.shop_id = r.shop_id and u.id = r.upline_id
      where r.shop_id = $1 and r.id = $2
    union all
    select u.id, u.upline_id, u.status, c.far + 1 from chain c join resellers u on u.shop_id = $1 and u.id = c.upline_id where c.far < 10
  ), places as (
    select n.id, n.reseller_id, c.far from chain c join stock_nodes n on n.shop_id = $1 and n.reseller_id = c.id
      where c.status in ('active', 'warned')
  )`

export type ShelfRow = { node_id: number; reseller_id: number; variation_id: number; quantity: number }

export const listShelves = (trx: Db, { shopId, resellerId, variationIds }: Wanted): Promise<ShelfRow[]> =>
  rawQuery<ShelfRow>(
    trx,
    'nodes_shelves',
    `${chain} select p.id as node_id, p.reseller_id, s.variation_id, s.quantity
     from places p join node_stock s on s.shop_id = $1 and s.node_id = p.id and s.variation_id = any($3::bigint[]) and s.quantity > 0
     order by p.far, p.id`,
    [shopId, resellerId, variationIds],
  )

/** The shop's own pieces first: an order that no upline can send is sent by the shop. */
export async function lockShelves(trx: Db, { shopId, resellerId, variationIds }: Wanted): Promise<void> {
  await rawQuery(trx, 'nodes_lock_own', 'select lock_stock($1, $2)', [shopId, variationIds])
  await rawQuery(
    trx,
    'nodes_lock_shelves',
    `${chain} select 1 from node_stock s where s.shop_id = $1 and s.node_id in (select id from places) and s.variation_id = any($3::bigint[])
     order by s.node_id, s.variation_id for no key update of s`,
    [shopId, resellerId, variationIds],
  )
}

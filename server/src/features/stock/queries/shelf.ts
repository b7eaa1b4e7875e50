import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

/** A tracked unit as it stood when it was locked; a unit whose stock is not counted gives no row. */
export type ShelfRow = { id: number; product_id: number; stock: number; taken: boolean }

/** Locks the units in id order and takes all of them, or none when one is short: one statement, decided under the locks. */
export const takeFromShelf = (trx: Db, shopId: number, ids: readonly number[], quantities: readonly number[]): Promise<ShelfRow[]> =>
  rawQuery<ShelfRow>(trx, 'stock_take', takeText, [shopId, ids, quantities])

/** What the shelf holds, without a lock. */
export const readShelf = (trx: Db, shopId: number, ids: readonly number[]): Promise<Omit<ShelfRow, 'taken'>[]> =>
  rawQuery(trx, 'stock_read', readText, [shopId, ids])

/** Writes a count without asking what it is by now; only the race proofs' control does that. */
export const overwriteShelf = (trx: Db, shopId: number, id: number, stock: number): Promise<unknown> =>
  rawQuery(trx, 'stock_overwrite', 'update variations set stock = $3 where shop_id = $1 and id = $2', [shopId, id, stock])

/** Puts an order's units back, in id order; gives the products whose count changed. */
export const returnToShelf = (trx: Db, shopId: number, orderId: number): Promise<{ product_id: number }[]> =>
  rawQuery(trx, 'stock_return', returnText, [shopId, orderId])

// The arrays come by a select so that their lengths are unknown to the planner: otherwise it plans anew each time, which takes
// longer than the work. No key update: an order's lines refer to the unit already, and two orders must not wait for each other's reference.
const takeText = `
with wanted as (
  select id, quantity from unnest((select $2::bigint[]), (select $3::integer[])) as w (id, quantity)
), shelf as (
  select v.id, v.product_id, v.stock, w.quantity
  from variations v join wanted w on w.id = v.id
  where v.shop_id = $1 and v.stock is not null
  order by v.id for no key update of v
), taken as (
  update variations v set stock = shelf.stock - shelf.quantity
  from shelf where v.id = shelf.id and not exists (select from shelf short where short.stock < short.quantity)
  returning v.id
)
select shelf.id, shelf.product_id, shelf.stock, taken.id is not null as taken
from shelf left join taken on taken.id = shelf.id order by shelf.id`

const readText = 'select id, product_id, stock from variations where shop_id = $1 and id = any($2::bigint[]) and stock is not null'

const returnText = `
with owed as (
  select variation_id, sum(quantity)::integer as quantity from order_lines where shop_id = $1 and order_id = $2 group by variation_id
), shelf as (
  select v.id, owed.quantity from variations v join owed on owed.variation_id = v.id
  where v.shop_id = $1 and v.stock is not null
  order by v.id for no key update of v
)
update variations v set stock = v.stock + shelf.quantity from shelf where v.id = shelf.id returning v.product_id`

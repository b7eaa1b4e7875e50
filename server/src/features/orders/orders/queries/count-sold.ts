import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Adds an order's units to its products' `sold`, or takes them off again (`sign` −1), in id order; gives the products. */
export const countSold = (trx: Db, shopId: number, orderId: number, sign: 1 | -1): Promise<{ id: number }[]> =>
  rawQuery(trx, 'orders_count_sold', text, [shopId, orderId, sign])

const text = `
with units as (
  select product_id, sum(quantity) * $3::integer as change
  from order_lines where shop_id = $1::bigint and order_id = $2::bigint group by product_id
), locked as (
  select id from products where shop_id = $1::bigint and id in (select product_id from units) order by id for no key update
)
update products set sold = greatest(0, sold + units.change)
from units, locked where products.shop_id = $1::bigint and products.id = locked.id and units.product_id = locked.id
returning products.id`

import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { matchingOrders, type OrdersMatching } from './list-orders.ts'

/** A product's title; undefined when the shop has no such product. */
export const findProductTitle = (db: Db, shopId: number, productId: number): Promise<{ title: string } | undefined> =>
  db.selectFrom('products').select('title').where('shop_id', '=', shopId).where('id', '=', productId).executeTakeFirst()

/** How the shop names a way to pay; undefined where it has none of that code. */
export const findMethodName = (db: Db, shopId: number, code: string): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('payment_methods')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .executeTakeFirst()

/** Units of a product in the orders that match and what they came to after discounts, as the figures of sales count them. */
export const sumOfProduct = (
  db: Db,
  wanted: OrdersMatching,
  productId: number,
): Promise<{ units: number; sales_sen: number }> =>
  db
    .selectFrom('order_lines')
    .where('order_lines.shop_id', '=', wanted.shopId)
    .where('product_id', '=', productId)
    .where('order_id', 'in', matchingOrders(db, wanted).select('orders.id'))
    .select([
      sql<number>`coalesce(sum(quantity), 0)::bigint`.as('units'),
      sql<number>`coalesce(sum(total_sen - discount_sen), 0)::bigint`.as('sales_sen'),
    ])
    .executeTakeFirstOrThrow()

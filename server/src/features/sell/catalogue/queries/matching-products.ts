import { sql, type SelectQueryBuilder } from 'kysely'
import type { ProductFilter } from '@kedai/contracts/seller-products.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { termRule } from './term-rule.ts'

type Products = SelectQueryBuilder<DB, 'products', object>

/** The products of a shop that a filter means. */
export function matchingProducts(
  db: Db,
  { shopId, filter, now }: { shopId: number; filter: ProductFilter; now: Date },
): Products {
  const { status, term = '', type, category, stock, promo } = filter
  const own = db.selectFrom('products').where('products.shop_id', '=', shopId)
  // Written in: of a value that it cannot see, the planner takes every status to be as frequent, and `<>` to leave hardly a row.
  let found =
    status === undefined
      ? own.where('products.status', '<>', sql.lit('archived'))
      : own.where('products.status', '=', sql.lit(status))
  const rule = termRule(term, status)
  if (rule !== null) found = found.where(rule)
  if (type !== undefined) found = found.where('products.item_type', '=', type)
  if (category !== undefined)
    found = found.where(sql<boolean>`products.category_id = any(array(
    select id from categories where shop_id = ${shopId} and (id = ${category} or parent_id = ${category})))`)
  if (promo !== undefined)
    found = found
      .where('products.is_promo', '=', true)
      .where((product) => product.or([product('promo_until', 'is', null), product('promo_until', '>=', now)]))
  return stock === undefined ? found : found.where(stock === 'low' ? runsLow(shopId) : isOut(shopId))
}

// Both begin at the few units that run low, wherever in the shop they are.
const runsLow = (shopId: number) =>
  sql<boolean>`products.id = any(array(select product_id from low_stock where shop_id = ${shopId}))`

const isOut = (shopId: number) => sql<boolean>`${runsLow(shopId)} and not exists (
  select from variations unit where unit.product_id = products.id and unit.is_active
    and (unit.stock is null or unit.stock >= greatest(products.min_purchase_qty, products.multiple_of)))`

import { sql, type SelectQueryBuilder } from 'kysely'
import type { ProductStatus } from '@kedai/contracts/seller-products.ts'
import type { DB, Db } from '../../../platform/db/db.ts'
import { termRule } from './term-rule.ts'

export type ProductsWanted = { shopId: number; status: ProductStatus | undefined; term: string; offset: number; limit: number }

export type ProductListRow = {
  id: number; view_id: string; title: string; item_type: string; status: ProductStatus
  price_min_sen: number; price_max_sen: number; promo_min_sen: number | null; promo_max_sen: number | null; is_promo: boolean; promo_until: Date | null
  min_purchase_qty: number; max_purchase_qty: number | null; multiple_of: number
  sold: number; version: number; updated_at: Date; image_key: string | null; image_widths: number[] | null; stocks: (number | null)[]
}

/** A page of a shop's products, the newest first. */
export async function listProducts(db: Db, wanted: ProductsWanted): Promise<ProductListRow[]> {
  // The page first: what stands beside a product is looked up for these rows alone.
  const page = matching(db, wanted).select('products.id').orderBy('products.id', 'desc').limit(wanted.limit).offset(wanted.offset)
  return await db.selectFrom(page.as('page')).innerJoin('products', 'products.id', 'page.id')
    .leftJoinLateral((images) => images.selectFrom('product_images').innerJoin('files', 'files.id', 'product_images.file_id')
      .select(['files.key as image_key', 'files.widths as image_widths']).whereRef('product_images.product_id', '=', 'products.id')
      .orderBy('product_images.position').orderBy('files.id').limit(1).as('image'), (join) => join.onTrue())
    .leftJoinLateral((units) => units.selectFrom('variations')
      .select(sql<(number | null)[]>`coalesce(json_agg(stock), '[]')`.as('stocks'))
      .whereRef('variations.product_id', '=', 'products.id').where('variations.is_active', '=', true).as('units'), (join) => join.onTrue())
    .select([
      'products.id', 'view_id', 'title', 'item_type', sql<ProductStatus>`status`.as('status'), 'price_min_sen', 'price_max_sen', 'promo_min_sen', 'promo_max_sen',
      'is_promo', 'promo_until', 'min_purchase_qty', 'max_purchase_qty', 'multiple_of', 'sold', 'version', 'updated_at',
      'image.image_key', 'image.image_widths', sql<(number | null)[]>`units.stocks`.as('stocks'),
    ])
    .where('products.shop_id', '=', wanted.shopId).orderBy('products.id', 'desc')
    .execute()
}

/** How many match, counted no further than `cap`. */
export async function countProducts(db: Db, wanted: ProductsWanted, cap: number): Promise<number> {
  const row = await db.selectFrom(matching(db, wanted).select('products.id').limit(cap).as('some'))
    .select(sql<number>`count(*)::integer`.as('n')).executeTakeFirstOrThrow()
  return row.n
}

function matching(db: Db, { shopId, status, term }: ProductsWanted): SelectQueryBuilder<DB, 'products', object> {
  const own = db.selectFrom('products').where('products.shop_id', '=', shopId)
  const inStatus = status === undefined ? own.where('status', '<>', 'archived') : own.where('status', '=', status)
  const rule = termRule(term, status)
  return rule === null ? inStatus : inStatus.where(rule)
}

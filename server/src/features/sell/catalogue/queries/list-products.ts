import { sql, type SelectQueryBuilder } from 'kysely'
import type { ProductFilter, ProductSort, ProductStatus } from '@kedai/contracts/seller-products.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { matchingProducts } from './matching-products.ts'

export type ProductsWanted = {
  shopId: number
  filter: ProductFilter
  sort: ProductSort
  now: Date
  offset: number
  limit: number
}

export type ProductListRow = {
  id: number
  view_id: string
  title: string
  item_type: string
  status: ProductStatus
  price_min_sen: number
  price_max_sen: number
  promo_min_sen: number | null
  promo_max_sen: number | null
  is_promo: boolean
  promo_until: Date | null
  min_purchase_qty: number
  max_purchase_qty: number | null
  multiple_of: number
  sold: number
  version: number
  updated_at: Date
  image_key: string | null
  image_widths: number[] | null
  stocks: (number | null)[]
  low: number
}

/** A page of a shop's products. */
export async function listProducts(db: Db, wanted: ProductsWanted): Promise<ProductListRow[]> {
  // The page first: what stands beside a product is looked up for these rows alone.
  const page = inOrder(matchingProducts(db, wanted).select('products.id'), wanted.sort)
    .limit(wanted.limit)
    .offset(wanted.offset)
  const rows = db
    .selectFrom(page.as('page'))
    .innerJoin('products', 'products.id', 'page.id')
    .leftJoinLateral(
      (images) =>
        images
          .selectFrom('product_images')
          .innerJoin('files', 'files.id', 'product_images.file_id')
          .select(['files.key as image_key', 'files.widths as image_widths'])
          .whereRef('product_images.product_id', '=', 'products.id')
          .orderBy('product_images.position')
          .orderBy('files.id')
          .limit(1)
          .as('image'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (units) =>
        units
          .selectFrom('variations')
          .select(sql<(number | null)[]>`coalesce(json_agg(stock), '[]')`.as('stocks'))
          .whereRef('variations.product_id', '=', 'products.id')
          .where('variations.is_active', '=', true)
          .as('units'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (low) =>
        low
          .selectFrom('low_stock')
          .select(sql<number>`count(*)::integer`.as('low'))
          .whereRef('low_stock.product_id', '=', 'products.id')
          .where('low_stock.shop_id', '=', wanted.shopId)
          .as('running'),
      (join) => join.onTrue(),
    )
    .select([
      'products.id',
      'view_id',
      'title',
      'item_type',
      sql<ProductStatus>`status`.as('status'),
      'price_min_sen',
      'price_max_sen',
      'promo_min_sen',
      'promo_max_sen',
      'is_promo',
      'promo_until',
      'min_purchase_qty',
      'max_purchase_qty',
      'multiple_of',
      'sold',
      'version',
      'updated_at',
      'image.image_key',
      'image.image_widths',
      sql<(number | null)[]>`units.stocks`.as('stocks'),
      sql<number>`running.low`.as('low'),
    ])
    .where('products.shop_id', '=', wanted.shopId)
  return await inOrder(rows, wanted.sort).execute()
}

/** How many match, counted no further than `cap`; null counts them all. */
export async function countProducts(
  db: Db,
  wanted: Pick<ProductsWanted, 'shopId' | 'filter' | 'now'>,
  cap: number | null,
): Promise<number> {
  const found = matchingProducts(db, wanted).select('products.id')
  const row = await db
    .selectFrom((cap === null ? found : found.limit(cap)).as('some'))
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

function inOrder<Row>(
  query: SelectQueryBuilder<DB, 'products', Row>,
  sort: ProductSort,
): SelectQueryBuilder<DB, 'products', Row> {
  if (sort === 'changed') return query.orderBy('products.updated_at', 'desc').orderBy('products.id', 'desc')
  if (sort === 'title') return query.orderBy(sql`lower(products.title)`).orderBy('products.id')
  if (sort === 'cheapest') return query.orderBy('products.price_min_sen').orderBy('products.id', 'desc')
  if (sort === 'dearest') return query.orderBy('products.price_min_sen', 'desc').orderBy('products.id')
  return query.orderBy('products.id', 'desc')
}

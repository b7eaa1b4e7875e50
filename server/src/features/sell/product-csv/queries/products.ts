import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type KnownProduct = { id: number; view_id: string; skus: string[] }

/** The shop's products that have one of these ids or SKUs. */
export const findByKeys = (
  db: Db,
  shopId: number,
  viewIds: readonly string[],
  skus: readonly string[],
): Promise<KnownProduct[]> =>
  rawQuery(
    db,
    'product_csv_find_by_keys',
    `
    select p.id, p.view_id, array(select v.sku from variations v where v.product_id = p.id and v.shop_id = $1 and v.is_active and v.sku is not null) as skus
    from products p where p.shop_id = $1 and p.id = any(array(
      select id from products where shop_id = $1 and view_id = any($2::text[])
      union select product_id from variations where shop_id = $1 and is_active and sku = any($3::text[])))`,
    [shopId, viewIds, skus],
  )

export type ExportRow = {
  product_id: number
  view_id: string
  title: string
  status: string
  content: unknown
  category: string | null
  parent_category: string | null
  option_names: string[]
  option_values: string[]
  sku: string | null
  barcode: string | null
  cost_sen: number | null
  price_sen: number
  promo_price_sen: number | null
  stock: number | null
  weight_g: number
  images: string[]
}

/** The next products after one, oldest first, a row a variation. What is archived stays behind. */
export const exportRows = (db: Db, shopId: number, after: number, products: number): Promise<ExportRow[]> =>
  rawQuery(
    db,
    'product_csv_export',
    `
    select p.id as product_id, p.view_id, p.title, p.status, p.content, c.name as category, parent.name as parent_category, p.option_names,
      v.option_values, v.sku, v.barcode, v.cost_sen, v.price_sen, v.promo_price_sen, v.stock, v.weight_g,
      array(select f.key from product_images i join files f on f.id = i.file_id where i.shop_id = $1 and i.product_id = p.id order by i.position, f.id) as images
    from (select * from products where shop_id = $1 and id > $2 and status <> 'archived' order by id limit $3) p
    join variations v on v.shop_id = $1 and v.product_id = p.id and v.is_active
    left join categories c on c.shop_id = $1 and c.id = p.category_id left join categories parent on parent.shop_id = $1 and parent.id = c.parent_id
    order by p.id, v.position, v.id`,
    [shopId, after, products],
  )

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type Own = {
  images: number[]
  digital: number[]
  category: boolean
  upsell: boolean
  upsell_is_digital: boolean
  skus: { sku: string; title: string }[]
}

/** Which of the ids a form names are the shop's, and which of its SKUs other products of the shop use. */
export async function findOwn(
  trx: Db,
  shopId: number,
  asked: {
    imageIds: number[]
    categoryId: number | null
    upsellId: number | null
    skus: string[]
    productId: number | null
    digitalIds: number[]
  },
): Promise<Own> {
  const { imageIds, categoryId, upsellId, skus, productId, digitalIds } = asked
  const [row] = await rawQuery<Own>(trx, 'catalogue_find_own', text, [
    shopId,
    imageIds,
    categoryId,
    upsellId,
    skus,
    productId,
    digitalIds,
  ])
  if (!row) throw new Error('a select without a table gives one row')
  return row
}

const text = `
select
  array(select id from files where shop_id = $1 and id = any($2::bigint[]) and kind = 'product_picture') as images,
  array(select id from files where shop_id = $1 and id = any($7::bigint[]) and kind = 'digital_file') as digital,
  exists (select from categories where shop_id = $1 and id = $3::bigint) as category,
  exists (select from variations v join products p on p.id = v.product_id
    where v.shop_id = $1 and v.id = $4::bigint and v.is_active and p.item_type <> 'digital' and (p.status = 'published' or p.id = $6::bigint)) as upsell,
  exists (select from variations v join products p on p.id = v.product_id where v.shop_id = $1 and v.id = $4::bigint and p.item_type = 'digital') as upsell_is_digital,
  coalesce((select json_agg(json_build_object('sku', v.sku, 'title', p.title)) from variations v join products p on p.id = v.product_id
    where v.shop_id = $1 and v.sku = any($5::text[]) and v.is_active and p.id is distinct from $6::bigint), '[]') as skus`

/** Whether the shop has the product. */
export async function findProduct(db: Db, shopId: number, productId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('products')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('id', '=', productId)
      .executeTakeFirst()) !== undefined
  )
}

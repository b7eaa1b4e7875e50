import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export type ProductColumns = Omit<Insertable<DB['products']>, 'id' | 'shop_id' | 'view_id'>

/** The id of the new product; null when another one has this view id. */
export async function insertProduct(
  trx: Db,
  shopId: number,
  viewId: string,
  columns: ProductColumns,
): Promise<number | null> {
  const row = await trx
    .insertInto('products')
    .values({ ...columns, shop_id: shopId, view_id: viewId })
    .onConflict((conflict) => conflict.columns(['shop_id', 'view_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Each save is a new version. */
export async function updateProductRow(
  trx: Db,
  shopId: number,
  productId: number,
  columns: Partial<ProductColumns>,
): Promise<void> {
  await trx
    .updateTable('products')
    .set((product) => ({ ...columns, version: product('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .execute()
}

export async function replaceImages(
  trx: Db,
  shopId: number,
  productId: number,
  images: readonly { id: number; alt: string }[],
): Promise<void> {
  await trx.deleteFrom('product_images').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
  if (images.length === 0) return
  await trx
    .insertInto('product_images')
    .values(
      images.map(({ id, alt }, position) => ({ shop_id: shopId, product_id: productId, file_id: id, alt, position })),
    )
    .execute()
}

export type UpsellColumns = Omit<Insertable<DB['click_upsells']>, 'id' | 'shop_id' | 'product_id'>

export async function replaceUpsell(
  trx: Db,
  shopId: number,
  productId: number,
  upsell: UpsellColumns | null,
): Promise<void> {
  if (upsell === null) {
    await trx.deleteFrom('click_upsells').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
    return
  }
  await trx
    .insertInto('click_upsells')
    .values({ ...upsell, shop_id: shopId, product_id: productId })
    .onConflict((conflict) => conflict.columns(['shop_id', 'product_id']).doUpdateSet(upsell))
    .execute()
}

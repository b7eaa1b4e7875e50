import type { Db } from '../../../platform/db/db.ts'
import type { DigitalGoods } from '../actions/judge-digital.ts'

/** What a product delivers from now on; null when it is digital no longer. What was sold before keeps its own. */
export async function replaceDigital(
  trx: Db,
  shopId: number,
  productId: number,
  goods: DigitalGoods | null,
): Promise<void> {
  await trx.deleteFrom('digital_files').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
  if (goods === null) {
    await trx.deleteFrom('digital_goods').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
    return
  }
  const columns = { link: goods.link, download_limit: goods.limit, expires_days: goods.days }
  await trx
    .insertInto('digital_goods')
    .values({ shop_id: shopId, product_id: productId, ...columns })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
    .execute()
  if (goods.fileIds.length === 0) return
  await trx
    .insertInto('digital_files')
    .values(goods.fileIds.map((file_id, position) => ({ shop_id: shopId, product_id: productId, file_id, position })))
    .execute()
}

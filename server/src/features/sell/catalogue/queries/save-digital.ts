import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { DigitalGoods } from '../actions/judge-digital.ts'

/** What a product delivers from now on; null when it is digital no longer. What was sold before keeps its own. */
export async function replaceDigital(
  trx: Db,
  shopId: number,
  productId: number,
  goods: DigitalGoods | null,
): Promise<void> {
  await trx.deleteFrom('digital_files').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
  await sellCodes(trx, shopId, productId, goods?.hasCodes ?? false)
  if (goods === null) {
    await trx.deleteFrom('digital_goods').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
    return
  }
  const columns = {
    link: goods.link,
    download_limit: goods.limit,
    expires_days: goods.days,
    stamp_pdf: goods.isStamped,
    device_limit: goods.devices,
    has_codes: goods.hasCodes,
  }
  await trx
    .insertInto('digital_goods')
    .values({ shop_id: shopId, product_id: productId, ...columns })
    .onConflict((conflict) => conflict.columns(['shop_id', 'product_id']).doUpdateSet(columns))
    .execute()
  if (goods.fileIds.length === 0) return
  await trx
    .insertInto('digital_files')
    .values(goods.fileIds.map((file_id, position) => ({ shop_id: shopId, product_id: productId, file_id, position })))
    .execute()
}

// The stock of what is sold as codes is how many are free; of what no longer is, nothing is counted.
async function sellCodes(trx: Db, shopId: number, productId: number, hasCodes: boolean): Promise<void> {
  await trx
    .updateTable('variations')
    .set({ has_codes: hasCodes, ...(!hasCodes && { stock: null }) })
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('has_codes', '<>', hasCodes)
    .execute()
  if (hasCodes)
    await rawQuery(
      trx,
      'catalogue_count_codes',
      'select count_codes(shop_id, id) from variations where shop_id = $1 and product_id = $2 order by id',
      [shopId, productId],
    )
}

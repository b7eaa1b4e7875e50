import type { Db } from '../../../../platform/db/db.ts'

/** Whether somebody has had the free trial of a product. */
export async function hadTrial(
  trx: Db,
  { shopId, productId, phone }: { shopId: number; productId: number; phone: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('trials')
    .select('phone')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row !== undefined
}

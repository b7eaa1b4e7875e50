import type { Db } from '../../../../platform/db/db.ts'

/** Of files that a shop may sell, those that are PDF, in no order. */
export const listSoldPdfs = (
  trx: Db,
  shopId: number,
  ids: readonly number[],
): Promise<{ id: number; key: string; bytes: number }[]> =>
  trx
    .selectFrom('files')
    .select(['id', 'key', 'bytes'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'digital_file')
    .where('mime', '=', 'application/pdf')
    .where('id', 'in', [...ids])
    .execute()

/** Whether a product stamps these files already: they were tried when it was saved. */
export async function areStamped(trx: Db, shopId: number, productId: number, ids: readonly number[]): Promise<boolean> {
  const row = await trx
    .selectFrom('digital_files as f')
    .innerJoin('digital_goods as g', 'g.product_id', 'f.product_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('f.shop_id', '=', shopId)
    .where('g.stamp_pdf', '=', true)
    .where('f.product_id', '=', productId)
    .where('f.file_id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return Number(row.count) === ids.length
}

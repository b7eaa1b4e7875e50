import type { Db } from '../../../../platform/db/db.ts'

/** Which of the ids are files of the shop that were sent to be sold, and what they are. */
export async function findSoldFiles(trx: Db, shopId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('files')
    .select(['id', 'mime'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'digital_file')
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, mime }) => [id, mime]))
}

/** The files that a course's lessons are made of, kept for as long as they are. */
export async function replaceCourseFiles(
  trx: Db,
  { shopId, productId }: { shopId: number; productId: number },
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('course_files').where('shop_id', '=', shopId).where('product_id', '=', productId).execute()
  if (ids.length === 0) return
  await trx
    .insertInto('course_files')
    .values(ids.map((file_id) => ({ shop_id: shopId, product_id: productId, file_id })))
    .execute()
}

/** What a learner's certificate opens by, for the lines of an order. */
export const certificatesOfOrder = (trx: Db, { shopId, orderId }: { shopId: number; orderId: number }) =>
  trx
    .selectFrom('certificates as c')
    .innerJoin('entitlement_periods as p', (join) =>
      join.onRef('p.entitlement_id', '=', 'c.entitlement_id').onRef('p.shop_id', '=', 'c.shop_id'),
    )
    .select(['p.order_line_id as line', 'c.code'])
    .where('c.shop_id', '=', shopId)
    .where('p.order_id', '=', orderId)
    .execute()

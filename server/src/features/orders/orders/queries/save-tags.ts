import type { Db } from '../../../../platform/db/db.ts'

/** The words on an order are these from now on. */
export async function saveTags(
  trx: Db,
  { shopId, orderId, tags }: { shopId: number; orderId: number; tags: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('order_tags').where('shop_id', '=', shopId).where('order_id', '=', orderId).execute()
  if (tags.length > 0)
    await trx
      .insertInto('order_tags')
      .values(tags.map((tag) => ({ shop_id: shopId, order_id: orderId, tag })))
      .execute()
}

export async function listTags(trx: Db, { shopId, orderId }: { shopId: number; orderId: number }): Promise<string[]> {
  const rows = await trx
    .selectFrom('order_tags')
    .select('tag')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ tag }) => tag).toSorted()
}

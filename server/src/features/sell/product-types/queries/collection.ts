import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** As many as never come. */
const endless = 2_000_000_000

/**
 * Writes how many responses a collection takes. Each is counted, limit or none, so that a limit that is set later knows of all.
 * Gives how many there are when they are more; then nothing was written.
 */
export async function saveLimit(
  trx: Db,
  { shopId, productId, most }: { shopId: number; productId: number; most: number | null },
): Promise<number | null> {
  const [quota] = await rawQuery<{ id: number; taken: number }>(
    trx,
    'collection_lock_quota',
    'select id, taken from quotas where shop_id = $1 and product_id = $2 order by id limit 1 for no key update',
    [shopId, productId],
  )
  const size = most ?? endless
  if (quota && quota.taken > size) return quota.taken
  if (quota)
    await trx.updateTable('quotas').set({ size }).where('shop_id', '=', shopId).where('id', '=', quota.id).execute()
  else await trx.insertInto('quotas').values({ shop_id: shopId, product_id: productId, title: '', size }).execute()
  return null
}

/** The counter of a collection's responses, and how many it still takes. */
export const findQuota = (trx: Db, shopId: number, productId: number) =>
  trx
    .selectFrom('quotas')
    .select(['id', (of) => of('size', '-', of.ref('taken')).as('room')])
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .orderBy('id')
    .executeTakeFirst()

/** The place that an order's response holds, and by which of its lines. */
export const findSeatOfOrder = (trx: Db, { shopId, orderId }: { shopId: number; orderId: number }) =>
  trx
    .selectFrom('claims')
    .select(['line_no as line', 'subject'])
    .where('shop_id', '=', shopId)
    .where('holder', '=', 'order')
    .where('holder_id', '=', orderId)
    .where('kind', '=', 'seat')
    .where('state', '<>', 'released')
    .executeTakeFirst()

export async function readProgress(db: Db, productId: number): Promise<{ collected: number; room: number | null }> {
  const [row] = await rawQuery<{ collected: number; room: number | null }>(
    db,
    'collection_progress',
    'select collected, room from collection_progress($1)',
    [productId],
  )
  return row ?? { collected: 0, room: null }
}

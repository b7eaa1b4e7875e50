import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type SampleKind = 'product' | 'category'

/** Whoever adds or removes samples of a shop waits here for who does so already. */
export async function lockSamples(trx: Db, shopId: number): Promise<void> {
  await rawQuery(
    trx,
    'samples_lock',
    `select pg_advisory_xact_lock(hashtext('samples'), ($1::bigint % 2147483647)::integer)`,
    [shopId],
  )
}

export async function markSample(trx: Db, shopId: number, kind: SampleKind, id: number): Promise<void> {
  await trx.insertInto('samples').values({ shop_id: shopId, kind, row_id: id }).execute()
}

export async function unmarkSample(trx: Db, shopId: number, kind: SampleKind, id: number): Promise<void> {
  await trx
    .deleteFrom('samples')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .execute()
}

export async function listSamples(trx: Db, shopId: number, kind: SampleKind): Promise<number[]> {
  const rows = await trx
    .selectFrom('samples')
    .select('row_id')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .orderBy('row_id')
    .execute()
  return rows.map(({ row_id }) => row_id)
}

/** False where something keeps it: an order, or what the seller put into it. */
export async function deleteSample(trx: Db, kind: SampleKind, id: number): Promise<boolean> {
  const [row] = await rawQuery<{ gone: boolean }>(
    trx,
    'samples_delete',
    'select delete_sample($1, $2::bigint) as gone',
    [kind, id],
  )
  return row?.gone ?? false
}

/** A category that stayed from an earlier time because the seller uses it. */
export async function findCategory(trx: Db, shopId: number, name: string): Promise<number | null> {
  const row = await trx
    .selectFrom('categories')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('parent_id', 'is', null)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.id ?? null
}

/** An archived sample stands in no category, so that the samples' categories can go. */
export async function takeOutOfCategory(trx: Db, shopId: number, productId: number): Promise<void> {
  await trx
    .updateTable('products')
    .set({ category_id: null })
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .execute()
}

export async function countSamples(trx: Db, shopId: number): Promise<number> {
  return (await listSamples(trx, shopId, 'product')).length
}

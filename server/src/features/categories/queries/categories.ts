import type { Db } from '../../../platform/db/db.ts'

export type CategoryRow = { id: number; name: string; slug: string; parent_id: number | null }

/** All of a shop's categories, as they are shown: by position, then as they were made. */
export const listCategories = (db: Db, shopId: number): Promise<CategoryRow[]> =>
  db.selectFrom('categories').select(['id', 'name', 'slug', 'parent_id']).where('shop_id', '=', shopId).orderBy('position').orderBy('id').execute()

/** Null when the slug was taken a moment earlier. */
export async function insertCategory(trx: Db, category: { shop_id: number; name: string; slug: string; parent_id: number | null; position: number }): Promise<number | null> {
  const row = await trx.insertInto('categories').values(category).onConflict((conflict) => conflict.columns(['shop_id', 'slug']).doNothing()).returning('id').executeTakeFirst()
  return row?.id ?? null
}

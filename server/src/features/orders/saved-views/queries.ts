import type { Db } from '../../../platform/db/db.ts'

export type ViewOwner = { shopId: number; userId: number; list: string }
export type SavedViewRow = { id: number; name: string; search: string }

/** A person's views of a list, by name. */
export const listViews = (db: Db, { shopId, userId, list }: ViewOwner): Promise<SavedViewRow[]> =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name', 'search'])
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .orderBy('id')
    .limit(100)
    .execute()

/** A view of the same name is replaced. */
export const putView = (
  trx: Db,
  { shopId, userId, list }: ViewOwner,
  view: { name: string; search: string },
): Promise<SavedViewRow> =>
  trx
    .insertInto('saved_views')
    .values({ shop_id: shopId, user_id: userId, list, ...view })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'user_id', 'list', 'name']).doUpdateSet({ search: view.search }),
    )
    .returning(['id', 'name', 'search'])
    .executeTakeFirstOrThrow()

/** False when the person has no such view. */
export async function deleteView(trx: Db, { shopId, userId, list }: ViewOwner, viewId: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('saved_views')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('id', '=', viewId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

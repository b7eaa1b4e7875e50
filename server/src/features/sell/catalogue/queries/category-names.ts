import type { Db } from '../../../../platform/db/db.ts'

/** What the shop's categories are called. */
export const categoryNames = (db: Db, shopId: number): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('categories').select(['id', 'name']).where('shop_id', '=', shopId).limit(1_000).execute()

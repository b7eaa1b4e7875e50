import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export const listParts = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('demo_parts').select('name').execute()).map(({ name }) => name)

/** False when another process has put this part in place; waits for one that is just doing so. */
export async function claimPart(trx: Db, name: string, now: Date): Promise<boolean> {
  const claimed = await trx
    .insertInto('demo_parts')
    .values({ name, seeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findShopId(db: Db, username: string): Promise<number | null> {
  const row = await db.selectFrom('shops').select('id').where('username', '=', username).executeTakeFirst()
  return row?.id ?? null
}

export async function findOwnerId(db: Db, shopId: number): Promise<number> {
  const { user_id } = await db
    .selectFrom('shop_members')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return user_id
}
/** Each main category with the first picture of something in it, or below it. */
export const listCategoryPictures = (
  trx: Db,
  shopId: number,
): Promise<{ id: number; name: string; image_id: number }[]> =>
  trx
    .selectFrom('categories as c')
    .innerJoin('categories as top', (join) => join.on((on) => on('top.id', '=', on.fn.coalesce('c.parent_id', 'c.id'))))
    .innerJoin('products as p', 'p.category_id', 'c.id')
    .innerJoin('product_images as i', 'i.product_id', 'p.id')
    .where('c.shop_id', '=', shopId)
    .where('i.position', '=', 0)
    .distinctOn('top.id')
    .select(['top.id', 'top.name', 'i.file_id as image_id'])
    .orderBy('top.id')
    .orderBy('p.id', 'desc')
    .execute()

export async function findProductId(trx: Db, shopId: number, viewId: string): Promise<number | null> {
  const text = 'select id from products where shop_id = $1 and view_id = $2'
  return (await rawQuery<{ id: number }>(trx, 'demo_product', text, [shopId, viewId]))[0]?.id ?? null
}

/** Who bought, each once. */
export const listBuyers = (
  trx: Db,
  shopId: number,
): Promise<{ name: string; phone: string | null; email: string | null }[]> =>
  trx.selectFrom('customers').select(['name', 'phone', 'email']).where('shop_id', '=', shopId).orderBy('id').execute()

export async function findByViewId(trx: Db, shopId: number, viewId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('view_id', '=', viewId)
    .executeTakeFirst()
  return row?.id ?? null
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type CategoryRow = { id: number; name: string; slug: string; parent_id: number | null }

export type CountedCategory = CategoryRow & {
  products: number
  image: { id: number; key: string; width: number | null; height: number | null; widths: number[] } | null
}

/** All of a shop's categories, as they are shown: by position, then as they were made. */
export const listCategories = (db: Db, shopId: number): Promise<CategoryRow[]> =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'parent_id'])
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The same with pictures, and how many products outside the archive each holds, up to a thousand. */
export const listCountedCategories = (db: Db, shopId: number): Promise<CountedCategory[]> =>
  rawQuery<CountedCategory>(
    db,
    'categories_counted',
    `
  select c.id, c.name, c.slug, c.parent_id,
    (select count(*) from (select from products p where p.category_id = c.id and p.shop_id = $1 and p.status <> 'archived' limit 1000) held)::integer as products,
    (select json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'widths', f.widths) from files f where f.shop_id = c.shop_id and f.id = c.image_file_id) as image
  from categories c where c.shop_id = $1 order by c.position, c.id`,
    [shopId],
  )

/** Null when the slug was taken a moment earlier. */
export async function insertCategory(
  trx: Db,
  category: { shop_id: number; name: string; slug: string; parent_id: number | null; position: number },
): Promise<number | null> {
  const row = await trx
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.columns(['shop_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Nobody else changes the shop's categories until the transaction ends. */
export const lockCategories = (trx: Db, shopId: number): Promise<CategoryRow[]> =>
  trx
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'parent_id'])
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()

export async function updateCategory(
  trx: Db,
  shopId: number,
  id: number,
  columns: { name: string; slug: string; image_file_id: number | null },
): Promise<void> {
  await trx.updateTable('categories').set(columns).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

export async function placeCategories(
  trx: Db,
  shopId: number,
  places: readonly { id: number; parent_id: number | null }[],
): Promise<void> {
  await rawQuery(
    trx,
    'categories_place',
    `
    update categories c set parent_id = p.parent_id, position = p.position
    from unnest($2::bigint[], $3::bigint[]) with ordinality as p (id, parent_id, position) where c.shop_id = $1 and c.id = p.id`,
    [shopId, places.map(({ id }) => id), places.map(({ parent_id }) => parent_id)],
  )
}

/** A link to the old address leads to the category from now on; the newest claim wins. */
export async function keepFormerSlug(trx: Db, shopId: number, slug: string, categoryId: number): Promise<void> {
  await trx
    .insertInto('category_former_slugs')
    .values({ shop_id: shopId, slug, category_id: categoryId })
    .onConflict((conflict) => conflict.columns(['shop_id', 'slug']).doUpdateSet({ category_id: categoryId }))
    .execute()
}

/** A slug in use is nobody's former one. */
export async function forgetFormerSlug(trx: Db, shopId: number, slug: string): Promise<void> {
  await trx.deleteFrom('category_former_slugs').where('shop_id', '=', shopId).where('slug', '=', slug).execute()
}

export async function isOwnPicture(trx: Db, shopId: number, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('files')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('kind', '=', 'product_picture')
    .executeTakeFirst()
  return row !== undefined
}

/** What is archived asks for no other place: it is in no list. */
export async function hasProducts(trx: Db, shopId: number, categoryId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('category_id', '=', categoryId)
    .where('status', '<>', 'archived')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Its products move, what lies within it becomes a main category, and it is gone. */
export async function deleteCategory(trx: Db, shopId: number, id: number, moveTo: number | null): Promise<void> {
  await trx
    .updateTable('products')
    .set({ category_id: moveTo })
    .where('shop_id', '=', shopId)
    .where('category_id', '=', id)
    .execute()
  await trx
    .updateTable('categories')
    .set({ parent_id: null })
    .where('shop_id', '=', shopId)
    .where('parent_id', '=', id)
    .execute()
  await trx.deleteFrom('categories').where('shop_id', '=', shopId).where('id', '=', id).execute()
}

import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type ShopOfPages = {
  id: number
  username: string
  name: string
  description: string
  theme: unknown
  logo_key: string | null
}

/** What a shop's own files are made of, asked as the public; null when there is no such shop. */
export async function findShopOfPages(publicDb: Db, username: string): Promise<ShopOfPages | null> {
  const [row] = await rawQuery<ShopOfPages>(
    publicDb,
    'pages_shop',
    `
    select s.id, s.username, s.name, s.description, s.theme, f.key as logo_key from shops s left join files f on f.shop_id = s.id and f.id = s.logo_file_id where s.username = $1`,
    [username],
  )
  return row ?? null
}

export type ListedPages = {
  categories: string[]
  items: { view_id: string; updated_at: string }[]
  /** Those the seller wrote, as they are shown. */
  pages: { slug: string; shown_at: string }[]
}

/** The addresses of a shop's shelves and newest items. */
export async function listPages(publicDb: Db, shopId: number, atMost: number): Promise<ListedPages> {
  const [row] = await rawQuery<ListedPages>(
    publicDb,
    'pages_of_shop',
    `
    select array(select c.slug from categories c where c.shop_id = $1
        and exists (select from products p where p.shop_id = $1 and p.category_id = c.id and p.status = 'published') order by c.position, c.id) as categories,
      coalesce((select json_agg(json_build_object('view_id', p.view_id, 'updated_at', p.updated_at)) from (
        select view_id, updated_at from products where shop_id = $1 and status = 'published' order by id desc limit $2) p), '[]') as items,
      coalesce((select json_agg(json_build_object('slug', v.slug, 'shown_at', p.shown_at) order by p.id) from shop_pages p
        join shop_page_versions v on v.shop_id = p.shop_id and v.page_id = p.id and v.version = p.shown_version where p.shop_id = $1), '[]') as pages`,
    [shopId, atMost],
  )
  return row ?? { categories: [], items: [], pages: [] }
}

/** Shops that sell something. */
export async function listShops(publicDb: Db, atMost: number): Promise<string[]> {
  const rows = await rawQuery<{ username: string }>(
    publicDb,
    'pages_shops',
    `
    select s.username from shops s where exists (select from products p where p.shop_id = s.id and p.status = 'published') order by s.id limit $1`,
    [atMost],
  )
  return rows.map(({ username }) => username)
}

/** An item's first picture, and its shop's look; null when the item is not on sale or has none. */
export async function findItemPicture(publicDb: Db, viewId: string): Promise<{ key: string; theme: unknown } | null> {
  const [row] = await rawQuery<{ key: string; theme: unknown }>(
    publicDb,
    'pages_item_picture',
    `
    select f.key, s.theme from products p join shops s on s.id = p.shop_id join product_images i on i.shop_id = p.shop_id and i.product_id = p.id join files f on f.shop_id = i.shop_id and f.id = i.file_id
    where p.shop_id = shop_of_view($1) and p.view_id = $1 and p.status = 'published' order by i.position, i.file_id limit 1`,
    [viewId],
  )
  return row ?? null
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** `only`: the one variation that can be bought; null when there are several, or none. */
export type CartProductRow = { id: number; view_id: string; item_type: string; title: string; only: number | null }

/** A published product of the shop, by its id. */
export async function findCartProduct(trx: Db, shopId: number, productId: number): Promise<CartProductRow | null> {
  const text = `
    select p.id, p.view_id, p.item_type, p.title,
      (select case when count(*) = 1 then min(v.id) end from variations v where v.product_id = p.id and v.is_active) as only
    from products p where p.shop_id = $1 and p.id = $2 and p.status = 'published'`
  return (await rawQuery<CartProductRow>(trx, 'carts_product', text, [shopId, productId]))[0] ?? null
}

/** The view of a listing by its id or `view_id`, asked as the public; null when it is not published. */
export async function findViewId(publicDb: Db, shopId: number, ref: string): Promise<string | null> {
  const isId = /^\d{1,15}$/.test(ref)
  const text = `select view_id from products where shop_id = $1 and status = 'published' and ${isId ? 'id = $2' : 'view_id = $2'}`
  const name = isId ? 'carts_view_of_id' : 'carts_view'
  return (
    (await rawQuery<{ view_id: string }>(publicDb, name, text, [shopId, isId ? Number(ref) : ref]))[0]?.view_id ?? null
  )
}

/** The shop that a cart's call names, asked as the public. `tells_added`: its pixels want to hear of what is put into carts. */
export async function findShop(publicDb: Db, username: string): Promise<{ id: number; tells_added: boolean } | null> {
  const text = `
    select id, coalesce(conversion ->> 'fb_pixel', conversion ->> 'ga_code', conversion ->> 'tiktok_pixel') is not null
      and coalesce((conversion -> 'events' ->> 'add_to_cart')::boolean, true) as tells_added
    from shops where username = $1`
  return (await rawQuery<{ id: number; tells_added: boolean }>(publicDb, 'carts_shop', text, [username]))[0] ?? null
}

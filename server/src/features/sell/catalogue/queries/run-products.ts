import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type StandingUnit = {
  id: number
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  stock: number | null
}
export type StandingProduct = {
  id: number
  title: string
  item_type: string
  status: string
  category_id: number | null
  version: number
  units: StandingUnit[]
}

/** How a product stood before a run; `stock_after` is what the run made of the count. */
export type Stood = {
  status: string
  category_id: number | null
  units: (StandingUnit & { stock_after: number | null })[]
}

/** Products with their units on offer, locked: all the units in id order, then the products, as sales and saving do. */
export async function lockStanding(trx: Db, shopId: number, productIds: readonly number[]): Promise<StandingProduct[]> {
  const units = await rawQuery<StandingUnit & { product_id: number }>(
    trx,
    'catalogue_run_units',
    `
    select id, product_id, option_values, price_sen, promo_price_sen, stock from variations
    where shop_id = $1 and product_id = any($2::bigint[]) and is_active order by id for no key update`,
    [shopId, productIds],
  )
  const products = await rawQuery<Omit<StandingProduct, 'units'>>(
    trx,
    'catalogue_run_products',
    `
    select id, title, item_type, status, category_id, version from products where shop_id = $1 and id = any($2::bigint[]) order by id for no key update`,
    [shopId, productIds],
  )
  const unitsOf = new Map<number, StandingUnit[]>()
  for (const { product_id, ...unit } of units) unitsOf.set(product_id, [...(unitsOf.get(product_id) ?? []), unit])
  return products.map((product) => ({ ...product, units: unitsOf.get(product.id) ?? [] }))
}

export type ProductPatch = {
  id: number
  status: string
  category_id: number | null
  price_min_sen: number
  price_max_sen: number
  promo_min_sen: number | null
  promo_max_sen: number | null
}

/** Each is a new version. */
export const patchProducts = (
  trx: Db,
  shopId: number,
  patches: readonly ProductPatch[],
  now: Date,
): Promise<{ id: number; version: number }[]> =>
  rawQuery(
    trx,
    'catalogue_run_patch',
    `
    update products p set status = u.status, category_id = u.category_id, updated_at = $3, version = p.version + 1,
      published_at = case when u.status = 'published' then coalesce(p.published_at, $3) else p.published_at end,
      price_min_sen = u.price_min_sen, price_max_sen = u.price_max_sen, promo_min_sen = u.promo_min_sen, promo_max_sen = u.promo_max_sen
    from json_to_recordset($2::json) as u(id bigint, status text, category_id bigint, price_min_sen bigint, price_max_sen bigint, promo_min_sen bigint, promo_max_sen bigint)
    where p.shop_id = $1 and p.id = u.id returning p.id, p.version`,
    [shopId, JSON.stringify(patches), now],
  )

export const patchUnits = (trx: Db, shopId: number, units: readonly StandingUnit[]): Promise<unknown> =>
  rawQuery(
    trx,
    'catalogue_run_patch_units',
    `
    update variations v set price_sen = u.price_sen, promo_price_sen = u.promo_price_sen, stock = case when v.has_codes then v.stock else u.stock end
    from json_to_recordset($2::json) as u(id bigint, price_sen bigint, promo_price_sen bigint, stock integer)
    where v.shop_id = $1 and v.id = u.id`,
    [shopId, JSON.stringify(units)],
  )

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type UnitRow = {
  id: number
  option_values: string[]
  sku: string | null
  stock: number | null
  is_active: boolean
  price_sen: number
  promo_price_sen: number | null
}

export type LockedProduct = { id: number; view_id: string; status: string; version: number; published_at: Date | null }

/** The units of a product, locked in id order: the order in which every sale locks them, and before the product, as sales do. */
export const lockUnits = (trx: Db, shopId: number, productId: number): Promise<UnitRow[]> =>
  rawQuery<UnitRow>(
    trx,
    'catalogue_lock_units',
    'select id, option_values, sku, stock, is_active, price_sen, promo_price_sen from variations where shop_id = $1 and product_id = $2 order by id for update',
    [shopId, productId],
  )

/** Buyers may still point at the row while a seller saves it. */
export async function lockProduct(trx: Db, shopId: number, productId: number): Promise<LockedProduct | null> {
  const rows = await rawQuery<LockedProduct>(
    trx,
    'catalogue_lock_product',
    'select id, view_id, status, version, published_at from products where shop_id = $1 and id = $2 for no key update',
    [shopId, productId],
  )
  return rows[0] ?? null
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type UnitColumns = {
  option_values: readonly string[]
  sku: string | null
  barcode: string | null
  cost_sen: number | null
  low_stock_at: number | null
  price_sen: number
  promo_price_sen: number | null
  stock: number | null
  weight_g: number
  image_file_id: number | null
  position: number
}

/** No longer offered, and kept: past orders are of these. */
export const retireUnits = (trx: Db, shopId: number, ids: readonly number[]): Promise<unknown> =>
  rawQuery(
    trx,
    'catalogue_retire_units',
    'update variations set is_active = false where shop_id = $1 and id = any($2::bigint[])',
    [shopId, ids],
  )

export const updateUnits = (
  trx: Db,
  shopId: number,
  units: readonly (UnitColumns & { id: number })[],
): Promise<unknown> =>
  rawQuery(
    trx,
    'catalogue_update_units',
    `
    update variations v set option_values = u.option_values, sku = u.sku, barcode = u.barcode, cost_sen = u.cost_sen, low_stock_at = u.low_stock_at, price_sen = u.price_sen, promo_price_sen = u.promo_price_sen,
      stock = case when v.has_codes then v.stock else u.stock end, weight_g = u.weight_g, image_file_id = u.image_file_id, position = u.position, is_active = true
    from json_to_recordset($2::json) as u(id bigint, ${columnTypes})
    where v.shop_id = $1 and v.id = u.id`,
    [shopId, JSON.stringify(units)],
  )

/** The new rows' ids by their position. */
export const insertUnits = (
  trx: Db,
  shopId: number,
  productId: number,
  units: readonly UnitColumns[],
): Promise<{ id: number; position: number }[]> =>
  rawQuery(
    trx,
    'catalogue_insert_units',
    `
    insert into variations (shop_id, product_id, ${columnNames})
    select $1, $2, ${columnNames} from json_to_recordset($3::json) as u(${columnTypes}) order by position
    returning id, position`,
    [shopId, productId, JSON.stringify(units)],
  )

export type StockMove = {
  variation_id: number
  change: number
  stock_after: number | null
  reason: 'opened' | 'edited' | 'uncounted'
}

export const insertStockMoves = (
  trx: Db,
  shopId: number,
  userId: number | null,
  moves: readonly StockMove[],
  now: Date,
): Promise<unknown> =>
  rawQuery(
    trx,
    'catalogue_stock_moves',
    `
    insert into stock_moves (shop_id, user_id, at, variation_id, change, stock_after, reason)
    select $1, $2, $3, m.variation_id, m.change, m.stock_after, m.reason
    from json_to_recordset($4::json) as m(variation_id bigint, change integer, stock_after integer, reason text)`,
    [shopId, userId, now, JSON.stringify(moves)],
  )

const columnNames =
  'option_values, sku, barcode, cost_sen, low_stock_at, price_sen, promo_price_sen, stock, weight_g, image_file_id, position'
const columnTypes = `option_values text[], sku text, barcode text, cost_sen bigint, low_stock_at integer, price_sen bigint, promo_price_sen bigint, stock integer, weight_g integer,
  image_file_id bigint, position integer`

/** Of a product that is withdrawn: another one may have its SKUs. */
export const freeSkus = (trx: Db, shopId: number, productId: number): Promise<unknown> =>
  rawQuery(trx, 'catalogue_free_skus', 'update variations set sku = null where shop_id = $1 and product_id = $2', [
    shopId,
    productId,
  ])

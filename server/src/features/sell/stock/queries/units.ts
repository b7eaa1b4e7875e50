import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type StockListRow = {
  id: number
  product_id: number
  title: string
  option_values: string[]
  sku: string | null
  barcode: string | null
  image_key: string | null
  image_widths: number[] | null
  stock: number | null
  is_low: boolean
}

type Wanted = { shopId: number; term: string; isLow: boolean; offset: number; limit: number }

// The page first: joined beforehand, the pictures of the whole shop are hashed for fifty rows.
/** Units on offer, the newest products first; one more than asked for says that there are more. */
export const listUnits = (db: Db, { shopId, term, isLow, offset, limit }: Wanted): Promise<StockListRow[]> =>
  rawQuery(
    db,
    `stock_units${isLow ? '_low' : ''}${term === '' ? '' : '_term'}`,
    `
    with page as (
      select v.id, v.product_id, p.title, v.option_values, v.sku, v.barcode, v.stock, v.image_file_id, v.position
      from ${isLow ? 'low_stock only_low join variations v on v.id = only_low.variation_id' : 'variations v'}
      join products p on p.id = v.product_id and p.shop_id = $1 and p.status <> 'archived'
      where v.shop_id = $1 and v.is_active and p.item_type <> 'digital' ${isLow ? 'and only_low.shop_id = $1' : ''}
        ${
          term === ''
            ? ''
            : `and v.product_id = any(array(select products_matching($4::text[], $5::text, null, false, 500)
          union select b.product_id from variations b where b.shop_id = $1 and b.barcode = $5))`
        }
      order by v.product_id desc, v.position, v.id limit $2 offset $3),
    shown as materialized (
      select page.*, coalesce(image_file_id, (select file_id from product_images i where i.product_id = page.product_id order by i.position, file_id limit 1)) as image_id
      from page)
    select v.id, v.product_id, v.title, v.option_values, v.sku, v.barcode, v.stock,
      exists (select from low_stock low where low.variation_id = v.id) as is_low, f.key as image_key, f.widths as image_widths
    from shown v left join files f on f.id = v.image_id
    order by v.product_id desc, v.position, v.id`,
    [shopId, limit, offset, ...(term === '' ? [] : [patternsOf(term), term])],
  )

const patternsOf = (term: string): string[] =>
  term
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

export type LockedUnit = {
  id: number
  product_id: number
  title: string
  option_values: string[]
  stock: number | null
}

/** Units on offer, locked in id order, as every sale locks them. */
export const lockUnits = (trx: Db, shopId: number, ids: readonly number[]): Promise<LockedUnit[]> =>
  rawQuery(
    trx,
    'stock_lock_units',
    `
    select v.id, v.product_id, p.title, v.option_values, v.stock from variations v join products p on p.id = v.product_id
    where v.shop_id = $1 and v.id = any($2::bigint[]) and v.is_active order by v.id for no key update of v`,
    [shopId, ids],
  )

export type SavedMove = { variation_id: number; change: number; stock_after: number }

/** The new counts of units that are locked, and why. */
export async function saveMoves(
  trx: Db,
  by: { shopId: number; userId: number; now: Date; reason: string; note: string },
  moves: readonly SavedMove[],
): Promise<void> {
  await rawQuery(
    trx,
    'stock_save_counts',
    `
    update variations v set stock = case when v.has_codes then v.stock else m.stock_after end from json_to_recordset($2::json) as m(variation_id bigint, stock_after integer)
    where v.shop_id = $1 and v.id = m.variation_id`,
    [by.shopId, JSON.stringify(moves)],
  )
  await rawQuery(
    trx,
    'stock_save_moves',
    `
    insert into stock_moves (shop_id, user_id, at, reason, note, variation_id, change, stock_after)
    select $1, $2, $3, $4, $5, m.variation_id, m.change, m.stock_after
    from json_to_recordset($6::json) as m(variation_id bigint, change integer, stock_after integer)`,
    [by.shopId, by.userId, by.now, by.reason, by.note, JSON.stringify(moves)],
  )
}

/** A unit's count; undefined when the shop has no such unit. */
export const findUnit = (
  db: Db,
  shopId: number,
  id: number,
): Promise<{ id: number; stock: number | null } | undefined> =>
  db
    .selectFrom('variations')
    .select(['id', 'stock'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Moves by hand, the newest first. */
export const listMoves = (db: Db, shopId: number, id: number, limit: number) =>
  db
    .selectFrom('stock_moves as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.at', 'u.name as by', 'm.reason', 'm.change', 'm.stock_after', sql<string>`m.note`.as('note')])
    .where('m.shop_id', '=', shopId)
    .where('m.variation_id', '=', id)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()

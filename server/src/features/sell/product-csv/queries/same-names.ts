import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type Namesake = { typed: string; id: number }

/** The oldest product out of the archive that has one of these names, whatever their capitals. */
export const findNamesakes = (db: Db, shopId: number, titles: readonly string[]): Promise<Namesake[]> =>
  rawQuery(
    db,
    'product_csv_namesakes',
    `
    select t.typed, p.id from unnest($2::text[]) as t(typed)
    cross join lateral (
      select id from products where shop_id = $1 and lower(title) = lower(t.typed) and status <> 'archived' order by id limit 1) p`,
    [shopId, titles],
  )

export type Noted = { same_named: number; uncounted: number }

/** How many rows repeat a name, and how many new ones say nothing of their stock. `stockColumn` from 0; undefined: the file has none. */
export async function countNoted(db: Db, importId: number, stockColumn: number | undefined): Promise<Noted> {
  const [row] = await rawQuery<Noted>(
    db,
    'product_csv_count_noted',
    `
    select count(*) filter (where problems is not null and outcome <> 'refused')::integer as same_named,
      count(*) filter (where outcome = 'would_create' and coalesce(cells[$2], '') = '')::integer as uncounted
    from product_import_rows where import_id = $1`,
    [importId, stockColumn === undefined ? 0 : stockColumn + 1],
  )
  return row ?? { same_named: 0, uncounted: 0 }
}

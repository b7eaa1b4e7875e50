import { sql } from 'kysely'
import type { ImportState, RowOutcome } from '@kedai/contracts/product-imports.ts'
import type { ColumnChoice } from '@kedai/domain/product-csv/columns.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ImportRef = { shopId: number; importId: number }

export type ImportRecord = {
  id: number
  user_id: number
  file_name: string
  header: string[]
  columns: ColumnChoice
  existing: 'update' | 'skip'
  same_name: 'create' | 'skip'
  publish: boolean
  state: ImportState
  row_count: number
  created_at: Date
  finished_at: Date | null
}

const columnNames =
  'id, user_id, file_name, header, columns, existing, same_name, publish, state, row_count, created_at, finished_at'

export type LikeBefore = Pick<ImportRecord, 'columns' | 'existing' | 'publish'>

/** What was chosen for the last file with these columns, among the shop's fifty latest; that names may come twice is chosen anew for each file. */
export async function findLikeBefore(db: Db, shopId: number, header: readonly string[]): Promise<LikeBefore | null> {
  const [row] = await rawQuery<LikeBefore>(
    db,
    'product_csv_like_before',
    `
    select columns, existing, publish from (
      select * from product_imports where shop_id = $1 and state <> 'uploaded' order by id desc limit 50) of_late
    where header = $2::text[] order by id desc limit 1`,
    [shopId, header],
  )
  return row ?? null
}

export async function insertImport(
  trx: Db,
  shopId: number,
  made: {
    userId: number
    fileName: string
    header: readonly string[]
    columns: ColumnChoice
    like: LikeBefore | null
    rowCount: number
    now: Date
  },
): Promise<number> {
  const [row] = await rawQuery<{ id: number }>(
    trx,
    'product_csv_insert',
    `
    insert into product_imports (shop_id, user_id, file_name, header, columns, row_count, created_at, existing, publish)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      shopId,
      made.userId,
      made.fileName,
      made.header,
      JSON.stringify(made.like?.columns ?? made.columns),
      made.rowCount,
      made.now,
      made.like?.existing ?? 'update',
      made.like?.publish ?? false,
    ],
  )
  if (!row) throw new Error('an insert gives its row')
  return row.id
}

/** Writes a batch of rows as `Table` has them. In JSON: arrays of arrays of unlike lengths cannot be sent otherwise. */
export const insertImportRows = (trx: Db, shopId: number, importId: number, batch: Uint8Array): Promise<unknown> =>
  rawQuery(
    trx,
    'product_csv_insert_rows',
    `
    insert into product_import_rows (import_id, shop_id, line, cells)
    select $1, $2, r.line, r.cells from json_to_recordset($3::json) as r(line integer, cells text[])`,
    [importId, shopId, new TextDecoder().decode(batch)],
  )

export async function findImport(db: Db, shopId: number, importId: number): Promise<ImportRecord | null> {
  const [row] = await rawQuery<ImportRecord>(
    db,
    'product_csv_find',
    `select ${columnNames} from product_imports where shop_id = $1 and id = $2`,
    [shopId, importId],
  )
  return row ?? null
}

/** The import, said to be worked on from now. */
export async function touchImport(trx: Db, shopId: number, importId: number, now: Date): Promise<ImportRecord | null> {
  const [row] = await rawQuery<ImportRecord>(
    trx,
    'product_csv_touch',
    `update product_imports set touched_at = $3 where shop_id = $1 and id = $2 returning ${columnNames}`,
    [shopId, importId, now],
  )
  return row ?? null
}

/** Imports of any shop under way that nobody has touched since. */
export const findLeftImports = (db: Db, since: Date, atMost: number): Promise<ImportRef[]> =>
  rawQuery(
    db,
    'product_csv_left',
    'select shop_id as "shopId", import_id as "importId" from product_imports_left($1::timestamptz, $2::integer)',
    [since, atMost],
  )

/** Held until the transaction ends, so that two presses of a button come one after the other. */
export async function lockImport(trx: Db, shopId: number, importId: number): Promise<ImportRecord | null> {
  const [row] = await rawQuery<ImportRecord>(
    trx,
    'product_csv_lock',
    `select ${columnNames} from product_imports where shop_id = $1 and id = $2 for update`,
    [shopId, importId],
  )
  return row ?? null
}

export const listImports = (db: Db, shopId: number, limit: number): Promise<ImportRecord[]> =>
  rawQuery(
    db,
    'product_csv_list',
    `select ${columnNames} from product_imports where shop_id = $1 order by id desc limit $2`,
    [shopId, limit],
  )

export const setState = (
  trx: Db,
  shopId: number,
  importId: number,
  state: ImportState,
  finishedAt: Date | null = null,
): Promise<unknown> =>
  rawQuery(
    trx,
    'product_csv_set_state',
    'update product_imports set state = $3, finished_at = $4 where shop_id = $1 and id = $2',
    [shopId, importId, state, finishedAt],
  )

export const setColumns = (
  trx: Db,
  shopId: number,
  importId: number,
  { columns, existing, same_name, publish }: LikeBefore & Pick<ImportRecord, 'same_name'>,
): Promise<unknown> =>
  rawQuery(
    trx,
    'product_csv_set_columns',
    `
    update product_imports set columns = $3, existing = $4, same_name = $5, publish = $6, state = 'checking' where shop_id = $1 and id = $2`,
    [shopId, importId, JSON.stringify(columns), existing, same_name, publish],
  )

/** The first rows of a file, as a sample of its columns. */
export const sampleRows = async (db: Db, importId: number, limit: number): Promise<string[][]> =>
  (
    await db
      .selectFrom('product_import_rows')
      .select('cells')
      .where('import_id', '=', importId)
      .orderBy('line')
      .limit(limit)
      .execute()
  ).map(({ cells }) => cells)

export async function countOutcomes(db: Db, importId: number): Promise<Partial<Record<RowOutcome, number>>> {
  const rows = await db
    .selectFrom('product_import_rows')
    .select([sql<RowOutcome>`outcome`.as('outcome'), sql<number>`count(*)::integer`.as('n')])
    .where('import_id', '=', importId)
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
}

export type Undone = { taken_back: number; archived: number; kept: number; waiting: number }

export async function countUndone(db: Db, importId: number): Promise<Undone> {
  const [row] = await rawQuery<Undone>(
    db,
    'product_csv_count_undone',
    `
    select count(*) filter (where undone = 'taken_back')::integer as taken_back, count(*) filter (where undone = 'archived')::integer as archived,
      count(*) filter (where undone = 'kept')::integer as kept, count(*) filter (where undone is null)::integer as waiting
    from product_import_changes where import_id = $1`,
    [importId],
  )
  return row ?? { taken_back: 0, archived: 0, kept: 0, waiting: 0 }
}

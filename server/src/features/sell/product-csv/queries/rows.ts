import { sql } from 'kysely'
import type { RowOutcome } from '@kedai/contracts/product-imports.ts'
import type { CsvField } from '@kedai/domain/product-csv/columns.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type RowProblem = { field: CsvField | null; message: Message }
export type FileRow = { line: number; cells: string[]; group_line: number | null; outcome: RowOutcome | null }

const rowsAtOnce = 500

/** Every row in the order of the file, some at a time: reading a million cells at once would keep others waiting. */
export async function* allRows(db: Db, importId: number): AsyncGenerator<FileRow> {
  for (let after = 0; ;) {
    const rows = await rawQuery<FileRow>(
      db,
      'product_csv_rows_after',
      `
      select line, cells, group_line, outcome from product_import_rows where import_id = $1 and line > $2 order by line limit ${rowsAtOnce}`,
      [importId, after],
    )
    yield* rows
    after = rows.at(-1)?.line ?? after
    if (rows.length < rowsAtOnce) return
  }
}

/** Writes which rows belong together, and forgets what was found in an earlier check. */
export const setGroups = (
  trx: Db,
  importId: number,
  groups: readonly { line: number; group: number }[],
): Promise<unknown> =>
  rawQuery(
    trx,
    'product_csv_set_groups',
    `
    update product_import_rows r set group_line = g.group_line, problems = null, outcome = null
    from unnest($2::integer[], $3::integer[]) as g(line, group_line) where r.import_id = $1 and r.line = g.line`,
    [importId, groups.map(({ line }) => line), groups.map(({ group }) => group)],
  )

/** The groups that wait for a check, in the order of the file. */
export const uncheckedRows = (db: Db, importId: number, groups: number): Promise<FileRow[]> =>
  rawQuery(
    db,
    'product_csv_unchecked',
    `
    select line, cells, group_line, outcome from product_import_rows where import_id = $1 and group_line in (
      select distinct group_line from product_import_rows where import_id = $1 and outcome is null order by group_line limit $2) order by line`,
    [importId, groups],
  )

export type Verdict = { line: number; outcome: RowOutcome; problems: RowProblem[] | null; product_id?: number | null }

export const saveVerdicts = (trx: Db, importId: number, verdicts: readonly Verdict[]): Promise<unknown> =>
  rawQuery(
    trx,
    'product_csv_save_verdicts',
    `
    update product_import_rows r set outcome = v.outcome, problems = v.problems, product_id = v.product_id
    from json_to_recordset($2::json) as v(line integer, outcome text, problems jsonb, product_id bigint)
    where r.import_id = $1 and r.line = v.line`,
    [importId, JSON.stringify(verdicts)],
  )

/** The groups that are still to be brought in, in the order of the file. */
export const waitingGroups = async (db: Db, importId: number, limit: number): Promise<number[]> =>
  (
    await rawQuery<{ group_line: number }>(
      db,
      'product_csv_waiting',
      `
    select distinct group_line from product_import_rows where import_id = $1 and outcome in ('would_create', 'would_update', 'would_skip')
    order by group_line limit $2`,
      [importId, limit],
    )
  ).map(({ group_line }) => group_line)

/** The rows of one product that are still to be brought in; nobody else may bring them in meanwhile. */
export const claimGroup = (trx: Db, importId: number, group: number): Promise<ToldRow[]> =>
  rawQuery(
    trx,
    'product_csv_claim_group',
    `
    select line, cells, group_line, outcome, problems, product_id from product_import_rows
    where import_id = $1 and group_line = $2 and outcome in ('would_create', 'would_update', 'would_skip') order by line for update`,
    [importId, group],
  )

/** The same rows without claiming them: what is fetched for them beforehand. */
export const readGroup = (trx: Db, importId: number, group: number): Promise<FileRow[]> =>
  rawQuery(
    trx,
    'product_csv_read_group',
    `
    select line, cells, group_line, outcome from product_import_rows
    where import_id = $1 and group_line = $2 and outcome in ('would_create', 'would_update', 'would_skip') order by line`,
    [importId, group],
  )

/** The check said of all of them that they stay outside. */
export const isLeftAlone = (rows: readonly FileRow[]): boolean => rows.every(({ outcome }) => outcome === 'would_skip')

export type ToldRow = FileRow & { problems: RowProblem[] | null; product_id: number | null }

export const listRows = (
  db: Db,
  importId: number,
  {
    outcome,
    only,
    offset,
    limit,
  }: { outcome?: RowOutcome | undefined; only?: 'same_named' | undefined; offset: number; limit: number },
): Promise<ToldRow[]> =>
  db
    .selectFrom('product_import_rows')
    .select([
      'line',
      'cells',
      'group_line',
      sql<RowOutcome | null>`outcome`.as('outcome'),
      sql<RowProblem[] | null>`problems`.as('problems'),
      'product_id',
    ])
    .where('import_id', '=', importId)
    .$if(outcome !== undefined, (rows) => rows.where('outcome', '=', outcome ?? null))
    .$if(only === 'same_named', (rows) => rows.where('problems', 'is not', null).where('outcome', '<>', 'refused'))
    .orderBy('line')
    .offset(offset)
    .limit(limit)
    .execute()

export type Change = {
  product_id: number
  form_before: object | null
  version_after: number
  stocks_after: Record<string, number | null>
}

export const saveChange = (trx: Db, shopId: number, importId: number, change: Change): Promise<unknown> =>
  rawQuery(
    trx,
    'product_csv_save_change',
    `
    insert into product_import_changes (import_id, shop_id, product_id, form_before, version_after, stocks_after) values ($1, $2, $3, $4, $5, $6)
    on conflict (shop_id, import_id, product_id) do update set version_after = excluded.version_after, stocks_after = excluded.stocks_after`,
    [
      importId,
      shopId,
      change.product_id,
      change.form_before === null ? null : JSON.stringify(change.form_before),
      change.version_after,
      JSON.stringify(change.stocks_after),
    ],
  )

export const waitingChanges = (db: Db, importId: number, limit: number): Promise<Change[]> =>
  rawQuery(
    db,
    'product_csv_waiting_changes',
    `
    select product_id, form_before, version_after, stocks_after from product_import_changes where import_id = $1 and undone is null order by product_id limit $2`,
    [importId, limit],
  )

/** False when another worker was first. */
export async function claimChange(
  trx: Db,
  importId: number,
  productId: number,
  undone: 'taken_back' | 'archived' | 'kept',
): Promise<boolean> {
  const rows = await rawQuery(
    trx,
    'product_csv_claim_change',
    `
    update product_import_changes set undone = $3 where import_id = $1 and product_id = $2 and undone is null returning product_id`,
    [importId, productId, undone],
  )
  return rows.length > 0
}

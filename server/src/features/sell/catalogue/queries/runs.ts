import { sql } from 'kysely'
import type { ProductChange, RunOutcome } from '@kedai/contracts/product-runs.ts'
import type { ProductFilter } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { matchingProducts } from './matching-products.ts'
import type { Stood } from './run-products.ts'

export type RunRef = { shopId: number; runId: number }

export type RunRow = {
  id: number
  user_id: number | null
  change: ProductChange
  undoes: number | null
  undone: boolean
  total: number
  done: number
  changed: number
  created_at: Date
  finished_at: Date | null
}

/** The run, locked until the transaction ends; null when the shop has no such run. */
export async function lockRun(trx: Db, shopId: number, runId: number): Promise<RunRow | null> {
  const [row] = await rawQuery<RunRow>(trx, 'catalogue_lock_run', `${runText} for update of r`, [shopId, runId])
  return row ?? null
}

export async function findRun(db: Db, shopId: number, runId: number): Promise<RunRow | null> {
  const [row] = await rawQuery<RunRow>(db, 'catalogue_find_run', runText, [shopId, runId])
  return row ?? null
}

const runText = `
select r.id, r.user_id, r.change, r.undoes, r.total, r.done, r.changed, r.created_at, r.finished_at,
  exists (select from product_runs u where u.undoes = r.id) as undone
from product_runs r where r.shop_id = $1 and r.id = $2`

export type NewRun = { shopId: number; userId: number; change: ProductChange; undoes: number | null; now: Date }

export async function insertRun(trx: Db, { shopId, userId, change, undoes, now }: NewRun): Promise<number> {
  const row = await trx
    .insertInto('product_runs')
    .values({
      shop_id: shopId,
      user_id: userId,
      change: JSON.stringify(change),
      undoes,
      total: 0,
      created_at: now,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Of these ids, those that are the shop's; how many. */
export const addRows = (trx: Db, shopId: number, runId: number, ids: readonly number[]): Promise<number> =>
  counted(
    trx,
    'catalogue_run_add',
    `insert into product_run_rows (shop_id, run_id, product_id)
    select $1, $2, id from products where shop_id = $1 and id = any($3::bigint[]) returning 1`,
    [shopId, runId, ids],
  )

/** Everything that another run changed. */
export const addRowsOf = (trx: Db, shopId: number, runId: number, undoes: number): Promise<number> =>
  counted(
    trx,
    'catalogue_run_add_undo',
    `insert into product_run_rows (shop_id, run_id, product_id)
    select $1, $2, product_id from product_run_rows where shop_id = $1 and run_id = $3 and outcome = 'changed' returning 1`,
    [shopId, runId, undoes],
  )

/** `rows`: what is to be inserted; answers with how many were, and keeps it as the run's total. */
async function counted(trx: Db, name: string, insert: string, values: readonly unknown[]): Promise<number> {
  const [row] = await rawQuery<{ total: number }>(
    trx,
    name,
    `
    with added as (${insert}) update product_runs set total = (select count(*) from added) where shop_id = $1 and id = $2 returning total`,
    values,
  )
  return row?.total ?? 0
}

/** The ids that a filter means, one more than `atMost` at most. */
export async function idsMatching(
  trx: Db,
  shopId: number,
  filter: ProductFilter,
  now: Date,
  atMost: number,
): Promise<number[]> {
  const rows = await matchingProducts(trx, { shopId, filter, now })
    .select('products.id')
    .orderBy('products.id', 'desc')
    .limit(atMost + 1)
    .execute()
  return rows.map(({ id }) => id)
}

export type WaitingRow = { product_id: number; before: Stood | null; version_after: number | null }

/** What is still to be done, in id order; for an undo with how it stood before. */
export const nextRows = (
  trx: Db,
  shopId: number,
  run: Pick<RunRow, 'id' | 'undoes'>,
  atMost: number,
): Promise<WaitingRow[]> =>
  rawQuery(
    trx,
    'catalogue_run_next',
    `
    select r.product_id, o.before, o.version_after from product_run_rows r
    left join product_run_rows o on o.shop_id = $1 and o.run_id = $3 and o.product_id = r.product_id
    where r.shop_id = $1 and r.run_id = $2 and r.outcome is null order by r.product_id limit $4`,
    [shopId, run.id, run.undoes, atMost],
  )

export type RowDone = {
  product_id: number
  outcome: RunOutcome
  refusal: string | null
  before: Stood | null
  version_after: number | null
}

export const saveRows = (trx: Db, shopId: number, runId: number, rows: readonly RowDone[]): Promise<unknown> =>
  rawQuery(
    trx,
    'catalogue_run_rows',
    `
    update product_run_rows r set outcome = d.outcome, refusal = d.refusal, before = d.before, version_after = d.version_after
    from json_to_recordset($3::json) as d(product_id bigint, outcome text, refusal text, before jsonb, version_after bigint)
    where r.shop_id = $1 and r.run_id = $2 and r.product_id = d.product_id`,
    [shopId, runId, JSON.stringify(rows)],
  )

export const saveProgress = (
  trx: Db,
  shopId: number,
  runId: number,
  progress: { done: number; changed: number; finished_at: Date | null; touched_at: Date },
): Promise<unknown> =>
  trx.updateTable('product_runs').set(progress).where('shop_id', '=', shopId).where('id', '=', runId).execute()

export type RunResultRow = { id: number; title: string; outcome: RunOutcome; refusal: string | null }

/** How it went a product, the refused first. */
export const listResults = (db: Db, shopId: number, runId: number, limit: number): Promise<RunResultRow[]> =>
  db
    .selectFrom('product_run_rows as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.id', 'p.title', sql<RunOutcome>`r.outcome`.as('outcome'), 'r.refusal'])
    .where('r.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .where('r.run_id', '=', runId)
    .where('r.outcome', 'is not', null)
    .orderBy(sql`r.outcome = 'refused'`, 'desc')
    .orderBy('r.product_id', 'desc')
    .limit(limit)
    .execute()

export async function countRefused(db: Db, shopId: number, runId: number): Promise<number> {
  const row = await db
    .selectFrom('product_run_rows')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .where('outcome', '=', 'refused')
    .executeTakeFirstOrThrow()
  return row.n
}

/** Runs of any shop under way that nobody has touched since. */
export const findLeftRuns = (db: Db, since: Date, atMost: number): Promise<RunRef[]> =>
  rawQuery(
    db,
    'catalogue_runs_left',
    'select shop_id as "shopId", run_id as "runId" from product_runs_left($1::timestamptz, $2::integer)',
    [since, atMost],
  )

import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type RunRef = { shopId: number; runId: number }
export type RunRow = Selectable<DB['order_runs']>
export type NewRun = {
  shopId: number
  userId: number
  action: string
  courier: string
  state: 'running' | 'done'
  orderIds: readonly number[]
  now: Date
}

/** A run with its rows, in the order of `orderIds`. */
export async function insertRun(
  trx: Db,
  { shopId, userId, action, courier, state, orderIds, now }: NewRun,
): Promise<number> {
  const { id } = await trx
    .insertInto('order_runs')
    .values({
      shop_id: shopId,
      user_id: userId,
      action,
      courier,
      state,
      total: orderIds.length,
      created_at: now,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await rawQuery(trx, 'order_runs_rows', insertRowsText, [id, shopId, orderIds])
  return id
}

const insertRowsText = `
insert into order_run_rows (run_id, shop_id, order_id, position)
select $1::bigint, $2::bigint, id, place from unnest($3::bigint[]) with ordinality as chosen (id, place)`

export const findRun = (trx: Db, { shopId, runId }: RunRef): Promise<RunRow | undefined> =>
  trx.selectFrom('order_runs').selectAll().where('shop_id', '=', shopId).where('id', '=', runId).executeTakeFirst()

export type RunCounts = { done: number; refused: number }

export const countRows = (trx: Db, { shopId, runId }: RunRef): Promise<RunCounts> =>
  trx
    .selectFrom('order_run_rows')
    .select([
      sql<number>`(count(*) filter (where outcome = 'done'))::integer`.as('done'),
      sql<number>`(count(*) filter (where outcome = 'refused'))::integer`.as('refused'),
    ])
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()

export const listRefusals = (
  trx: Db,
  { shopId, runId }: RunRef,
  atMost: number,
): Promise<{ order_no: string; buyer_name: string; reason: unknown }[]> =>
  trx
    .selectFrom('order_run_rows as r')
    .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 'r.order_id').on('o.shop_id', '=', shopId))
    .select(['o.order_no', 'o.buyer_name', 'r.reason'])
    .where('r.shop_id', '=', shopId)
    .where('r.run_id', '=', runId)
    .where('r.outcome', '=', 'refused')
    .orderBy('r.position')
    .limit(atMost)
    .execute()

/** Says that somebody works on it; false when it is not running (any more). */
export async function touchRun(trx: Db, { shopId, runId }: RunRef, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_runs')
    .set({ touched_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function endRun(trx: Db, { shopId, runId }: RunRef, state: 'done' | 'stopped', now: Date): Promise<void> {
  await trx
    .updateTable('order_runs')
    .set({ state, touched_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', runId)
    .where('state', '=', 'running')
    .execute()
}

/** Runs of any shop that nobody has touched since. */
export const findLeftRuns = (db: Db, since: Date, atMost: number): Promise<RunRef[]> =>
  rawQuery(
    db,
    'order_runs_left',
    'select shop_id as "shopId", run_id as "runId" from order_runs_left($1::timestamptz, $2::integer)',
    [since, atMost],
  )

export async function deleteOldRuns(trx: Db, shopId: number, before: Date): Promise<void> {
  await trx
    .deleteFrom('order_runs')
    .where('shop_id', '=', shopId)
    .where('created_at', '<', before)
    .where('state', '<>', 'running')
    .execute()
}

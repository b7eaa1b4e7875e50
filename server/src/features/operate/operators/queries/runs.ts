import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { Message } from '../../../../platform/errors/message.ts'

export type RunRow = {
  id: number
  kind: 'export' | 'erase'
  shop: string
  /** Its id; null for those of an older release whose shop was erased. */
  of_shop: number | null
  user_id: number
  email: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  steps_done: number
  steps: number
  why: Message | null
  counts: Record<string, number> | null
  file_key: string | null
  created_at: Date
  ended_at: Date | null
}

type Shop = { id: number; username: string }

const columns =
  'r.id, r.kind, r.shop, r.of_shop, r.user_id, u.email, r.state, r.steps_done, r.steps, r.why, r.counts, r.file_key, r.created_at, r.ended_at'

/** Null when other work for the shop is under way. */
export async function beginRun(
  trx: Db,
  { kind, shop, userId, now }: { kind: RunRow['kind']; shop: Shop; userId: number; now: Date },
): Promise<number | null> {
  const rows = await rawQuery<{ id: number }>(
    trx,
    'operators_begin_run',
    `insert into operator_runs (kind, shop, user_id, created_at, of_shop) values ($1, $2, $3, $4, $5)
    on conflict (shop) where state in ('waiting', 'running') do nothing returning id`,
    [kind, shop.username, userId, now, shop.id],
  )
  return rows[0]?.id ?? null
}

/** The latest of a shop. `id` null: it is there no more, and its runs are those of whoever had the address. */
export const listRuns = (db: Db, { id, username }: Omit<Shop, 'id'> & { id: number | null }): Promise<RunRow[]> =>
  rawQuery<RunRow>(
    db,
    'operators_list_runs',
    `select ${columns} from operator_runs r join users u on u.id = r.user_id
    where case when $1::bigint is null then r.shop = $2 else r.of_shop = $1 end order by r.id desc limit 20`,
    [id, username],
  )

export async function findRun(db: Db, id: number): Promise<RunRow | null> {
  const rows = await rawQuery<RunRow>(
    db,
    'operators_find_run',
    `select ${columns} from operator_runs r join users u on u.id = r.user_id where r.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** How far it is. */
export const noteSteps = (db: Db, id: number, done: number, steps: number): Promise<unknown> =>
  rawQuery(
    db,
    'operators_note_steps',
    `update operator_runs set state = 'running', steps_done = $2, steps = $3 where id = $1 and state in ('waiting', 'running')`,
    [id, done, steps],
  )

export type RunEnd = { counts?: Record<string, number>; fileKey?: string; why?: Message; now: Date }

/** The text of the end, for whichever connection ends it: nothing that has ended ends again. */
export const endRunText = `update operator_runs set state = case when $2::jsonb is null then 'done' else 'failed' end, why = $2, counts = $3, file_key = $4, ended_at = $5
  where id = $1 and state in ('waiting', 'running')`
export const endRunValues = (id: number, { counts, fileKey, why, now }: RunEnd): unknown[] => [
  id,
  why === undefined ? null : JSON.stringify(why),
  counts === undefined ? null : JSON.stringify(counts),
  fileKey ?? null,
  now,
]

export const endRun = (db: Db, id: number, end: RunEnd): Promise<unknown> =>
  rawQuery(db, 'operators_end_run', endRunText, endRunValues(id, end))

/** Work that nobody does any more: its job came to nothing. */
export const failLeftRuns = (db: Db, why: Message, since: Date, now: Date): Promise<unknown> =>
  rawQuery(
    db,
    'operators_fail_left_runs',
    `update operator_runs set state = 'failed', why = $1, ended_at = $3 where state in ('waiting', 'running') and created_at < $2`,
    [JSON.stringify(why), since, now],
  )

/** Exports of more than a day, which are let go of: their keys. */
export async function forgetExports(db: Db, before: Date): Promise<string[]> {
  const rows = await rawQuery<{ key: string }>(
    db,
    'operators_forget_exports',
    `with old as (select id, file_key from operator_runs where file_key is not null and ended_at < $1)
    update operator_runs r set file_key = null from old where r.id = old.id returning old.file_key as key`,
    [before],
  )
  return rows.map(({ key }) => key)
}

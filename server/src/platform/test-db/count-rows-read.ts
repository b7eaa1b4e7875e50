import type { Database } from '../db/open-database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { rawQuery } from '../db/raw-query.ts'

/** Entries of `table` and of its indexes that `work` read on the pool `app`, which must be used by nobody else meanwhile. */
export async function countRowsRead(
  database: Pick<Database, 'app'>,
  table: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await readSoFar(database, table)
  await work()
  return (await readSoFar(database, table)) - before
}

// The session that reads tells the counters of it only when it must; one question at a time uses one session.
async function readSoFar({ app }: Pick<Database, 'app'>, table: string): Promise<number> {
  await inTransaction(app, {}, (trx) => rawQuery(trx, 'rows_tell', 'select pg_stat_force_next_flush()', []))
  const [row] = await inTransaction(app, {}, (trx) =>
    rawQuery<{ read: number }>(
      trx,
      'rows_read',
      `select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid))::bigint as read
       from pg_stat_user_tables t where relname = $1`,
      [table],
    ),
  )
  return row?.read ?? 0
}

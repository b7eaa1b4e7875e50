import type { QueryResultRow } from 'pg'
import { NamedConnection } from './connection.ts'
import type { Db } from './db.ts'

/**
 * A hand-written statement for a hot path, prepared under `name` (unique to its text, at most 63 characters).
 * @throws AppError `not_ready` when the database is gone.
 */
export function rawQuery<R extends QueryResultRow>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof NamedConnection)) throw new TypeError('rawQuery needs a handle of openDatabase')
    return (await connection.run<R>(name, text, values)).rows
  })
}

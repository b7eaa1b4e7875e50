import type { Db } from './db.ts'
import { errorCode } from './connection-errors.ts'
import { inTransaction } from './in-transaction.ts'
import { rawQuery } from './raw-query.ts'

/** Reads of a shop that may take `milliseconds`, each; null when one would take longer. */
export async function withinTime<T>(
  db: Db,
  { shopId, milliseconds }: { shopId: number; milliseconds: number },
  work: (trx: Db) => Promise<T>,
): Promise<T | null> {
  try {
    return await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
      await rawQuery(trx, 'limit_statement', `select set_config('statement_timeout', $1, true)`, [String(milliseconds)])
      return work(trx)
    })
  } catch (error) {
    if (error instanceof Error && errorCode(error.cause) === statementTimeout) return null
    throw error
  }
}

const statementTimeout = '57014'

import type { Db } from './db.ts'
import { inTransaction, type TransactionOptions } from './in-transaction.ts'

/** What `work` finds, with everything it wrote taken back: to show what a change would do. @throws AppError as inTransaction */
export async function tryOut<T>(db: Db, options: TransactionOptions, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    await inTransaction(db, options, async (trx) => {
      throw new TakenBack(await work(trx))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.found as T
    throw error
  }
  throw new Error('a trial was committed')
}

class TakenBack extends Error {
  readonly found: unknown
  constructor(found: unknown) {
    super('taken back')
    this.found = found
  }
}

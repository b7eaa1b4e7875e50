import type { Statement } from './connection.ts'
import type { Db } from './db.ts'

type Callback = () => void | Promise<void>

/** What belongs to one open transaction. */
export type TransactionContext = {
  /** The handle the transaction was opened on; the same object for the whole life of the server. */
  root: Db
  withCommit: Statement[]
  afterCommit: Callback[]
}

const contexts = new WeakMap<Db, TransactionContext>()

export const bindContext = (trx: Db, context: TransactionContext): void => void contexts.set(trx, context)

/** @throws Error outside of `inTransaction`: a mistake of ours, never of a request. */
export function contextOf(trx: Db): TransactionContext {
  const context = contexts.get(trx)
  if (!context) throw new Error('this needs the transaction that inTransaction handed out')
  return context
}

/** Runs `callback` once the transaction has committed, never if it rolls back. It must not be needed for correctness: a crash loses it. */
export const afterCommit = (trx: Db, callback: Callback): void => void contextOf(trx).afterCommit.push(callback)

/** A last write whose result nobody asks for: it goes with the commit, in one round trip, after all that `work` did. When it fails, so does the transaction. */
export const withCommit = (trx: Db, statement: Statement): void => void contextOf(trx).withCommit.push(statement)

import { Transaction } from 'kysely'
import type { DatabaseConnection, KyselyProps } from 'kysely'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import { errorCode } from './connection-errors.ts'
import { NamedConnection, isStalePlan } from './connection.ts'
import type { DB, Db } from './db.ts'
import { currentRequest } from '../http/current-request.ts'
import { closedForNow } from '../suspensions/refusal.ts'
import { goesOnWhileSuspended, mayLook, suspensionsOf } from '../suspensions/suspended-shops.ts'
import { traced } from '../tracing/tracing.ts'
import { TransactionConnection } from './transaction-connection.ts'
import { bindContext } from './transaction-context.ts'
import type { TransactionContext } from './transaction-context.ts'

export type TransactionOptions = {
  /** The shop this work acts for; without it the rows of no shop can be seen or written. */
  shopId?: number
  readOnly?: boolean
}

/**
 * One unit of work: committed whole, or not at all. A deadlock or a lock not had within 3 s is tried once more from the
 * start, so `work` must not do anything outside of the database.
 * @throws AppError `busy` when the second try fails alike, `not_ready` when the database is gone, `forbidden` when somebody else than
 * its seller asks for a suspended shop.
 */
export async function inTransaction<T>(db: Db, options: TransactionOptions, work: (trx: Db) => Promise<T>): Promise<T> {
  refuseSuspended(db, options)
  try {
    return await attempt(db, options, work)
  } catch (error) {
    if (!isWorthRetrying(error)) throw asBusy(error)
  }
  return attempt(db, options, work).catch((error: unknown) => {
    throw asBusy(error)
  })
}

// Jobs go on where they may: what they send is held back elsewhere. So does what gateways and couriers report.
function refuseSuspended(db: Db, { shopId }: TransactionOptions): void {
  const suspended = shopId === undefined ? null : suspensionsOf(db).ofShop(shopId)
  if (suspended === null) return
  const request = currentRequest()
  if (request === null || mayLook(request, suspended.shopId) || goesOnWhileSuspended(request.url)) return
  throw closedForNow(suspended)
}

/** Remembers how a handle was made, which Kysely keeps private, so that transactions can be made on it. */
export const rememberHandle = (db: Db, props: Omit<KyselyProps, 'executor'>): void => void handles.set(db, props)

const handles = new WeakMap<Db, Omit<KyselyProps, 'executor'>>()

const attempt = <T>(db: Db, options: TransactionOptions, work: (trx: Db) => Promise<T>): Promise<T> =>
  traced('transaction', options.readOnly ? 'transaction, read only' : 'transaction', () => once(db, options, work))

async function once<T>(db: Db, options: TransactionOptions, work: (trx: Db) => Promise<T>): Promise<T> {
  const context: TransactionContext = { root: db, withCommit: [], afterCommit: [] }
  const result = await db.getExecutor().provideConnection(async (connection) => {
    const own = mustBeOurs(connection)
    const statements = new TransactionConnection(own)
    own.begin(opening(options))
    try {
      const done = await work(transactionOn(db, statements, context))
      await statements.end()
      await own.commit(context.withCommit)
      return done
    } catch (error) {
      await statements.end()
      await own.rollback()
      throw error
    }
  })
  // After the connection went back: what follows a commit must not hold one.
  await runAfterCommit(context)
  return result
}

// The work is committed: whatever goes wrong now must not make it look refused.
async function runAfterCommit({ afterCommit }: TransactionContext): Promise<void> {
  for (const callback of afterCommit) {
    try {
      await callback()
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

function transactionOn(db: Db, statements: TransactionConnection, context: TransactionContext): Db {
  const props = handles.get(db)
  if (!props) throw new Error('inTransaction needs a handle of openDatabase, not a transaction')
  const trx = new Transaction<DB>({ ...props, executor: db.getExecutor().withConnectionProvider(statements) })
  bindContext(trx, context)
  return trx
}

// READ COMMITTED is pinned: a lock followed by a read must see what the lock waited for.
function opening({ shopId, readOnly }: TransactionOptions): string {
  const begin = `begin isolation level read committed${readOnly ? ' read only' : ''}`
  if (shopId === undefined) return begin
  if (!Number.isSafeInteger(shopId) || shopId < 1) throw new TypeError(`not a shop's id: ${shopId}`)
  return `${begin}; set local app.shop = '${shopId}'`
}

function mustBeOurs(connection: DatabaseConnection): NamedConnection {
  if (connection instanceof NamedConnection) return connection
  throw new TypeError('inTransaction needs a handle of openDatabase')
}

const contention = new Set(['40P01', '55P03', '40001']) // deadlock, lock not had in time, serialisation

const isWorthRetrying = (error: unknown): boolean => contention.has(errorCode(error)) || isStalePlan(error)

// 57014: a statement that ran into its time limit.
const asBusy = (error: unknown): unknown =>
  contention.has(errorCode(error)) || errorCode(error) === '57014'
    ? new AppError('busy', texts.busy, { retryAfter: 2, cause: error })
    : error

import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Dialect, Driver, Kysely } from 'kysely'
import type { Pool } from 'pg'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import { asUnavailable, isPoolExhausted } from './connection-errors.ts'
import { NamedConnection } from './connection.ts'

/** Kysely over a pool whose every statement is named. */
export function createDialect(pool: Pool): Dialect {
  return {
    createDriver: () => createDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  }
}

// Every refused caller trying anew would keep a database that is coming back too busy to come back.
const pauseMs = 100

/** @throws AppError `busy` when all are in use for 2 s; `not_ready`, at once while the database was found away a moment ago. */
export async function takeConnection(pool: Pool): Promise<NamedConnection> {
  const lately = refusals.get(pool)
  if (lately && pool.idleCount === 0 && performance.now() < lately.until) throw lately.error
  try {
    return new NamedConnection(await pool.connect())
  } catch (reason) {
    if (isPoolExhausted(reason)) throw new AppError('busy', texts.busy, { retryAfter: 2, cause: reason })
    const error = asUnavailable(reason)
    if (error !== reason) refusals.set(pool, { until: performance.now() + pauseMs, error })
    throw error
  }
}

const refusals = new WeakMap<Pool, { until: number; error: unknown }>()

function createDriver(pool: Pool): Driver {
  const ours = (connection: unknown): NamedConnection => {
    if (connection instanceof NamedConnection) return connection
    throw new TypeError('a connection of another driver')
  }
  return {
    init: async () => {},
    acquireConnection: () => takeConnection(pool),
    releaseConnection: async (connection) => ours(connection).release(),
    beginTransaction: async () => {
      throw new Error('use inTransaction: it names the shop and pins the isolation')
    },
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    destroy: () => pool.end(),
  }
}

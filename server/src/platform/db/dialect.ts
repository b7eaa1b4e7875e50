import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Dialect, Driver, Kysely } from 'kysely'
import type { Pool } from 'pg'
import { asUnavailable } from './connection-errors.ts'
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

export async function takeConnection(pool: Pool): Promise<NamedConnection> {
  try {
    return new NamedConnection(await pool.connect())
  } catch (error) {
    throw asUnavailable(error)
  }
}

function createDriver(pool: Pool): Driver {
  const ours = (connection: unknown): NamedConnection => {
    if (connection instanceof NamedConnection) return connection
    throw new TypeError('a connection of another driver')
  }
  return {
    init: async () => {},
    acquireConnection: () => takeConnection(pool),
    releaseConnection: async (connection) => ours(connection).release(),
    beginTransaction: async () => { throw new Error('use inTransaction: it names the shop and pins the isolation') },
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    destroy: () => pool.end(),
  }
}

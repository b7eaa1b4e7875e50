import { Pool } from 'pg'
import type { PoolClient } from 'pg'
import type { Address } from './pool.ts'
import { typeParsers } from './type-parsers.ts'

/** A few connections of the owner of the tables, whom row security does not hold back. None is open unless somebody needs one. */
export type OwnerConnections = {
  use<T>(work: (client: PoolClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const max = 2
/** Milliseconds one statement may take. */
const statementTimeoutMs = 20_000

export function createOwnerConnections(address: Address): OwnerConnections {
  const pool = new Pool({
    ...address,
    max,
    types: typeParsers,
    application_name: 'kedai operator',
    options: `-c lock_timeout=3000 -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=60000 -c timezone=UTC`,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: statementTimeoutMs + 3_000,
  })
  pool.on('error', () => {}) // an idle connection died: the pool has dropped it already
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    async use(work) {
      const client = await pool.connect()
      let failure: unknown
      try {
        return await work(client)
      } catch (error) {
        failure = error
        throw error
      } finally {
        // What failed may have left a transaction open.
        client.release(failure instanceof Error)
      }
    },
    close: () => pool.end(),
  }
}

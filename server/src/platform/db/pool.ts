import { Pool } from 'pg'
import type { ClientConfig, PoolConfig } from 'pg'
import { typeParsers } from './type-parsers.ts'

export type Role = 'kedai_app' | 'kedai_public'

/** Where the database is: a URL, or the embedded socket. */
export type Address = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>

/** Without a URL it is a PostgreSQL of our own. */
export const isEmbedded = ({ connectionString }: Address): boolean => connectionString === undefined

export type PoolSettings = {
  role: Role
  max: number
  /** Milliseconds one statement may take; 0 for jobs' own housekeeping. */
  statementTimeoutMs?: number
}

/** Connections that act as `role` from their first statement on, so that row-level security always applies. */
export function createPool(address: Address, { role, max, statementTimeoutMs = 5_000 }: PoolSettings): Pool {
  const pool = new Pool({
    ...address,
    max,
    types: typeParsers,
    application_name: `kedai ${role === 'kedai_app' ? 'app' : 'public'}`,
    options: startOptions(role, statementTimeoutMs),
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    // The server's own limit comes first; this one is for a line that went silent.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + 3_000 }),
  } satisfies PoolConfig)
  pool.on('error', () => {}) // an idle connection died: the pool has dropped it already
  // One that dies between two statements of a transaction has nobody else listening, and would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

function startOptions(role: Role, statementTimeoutMs: number): string {
  const settings = {
    role,
    default_transaction_isolation: 'read\\ committed',
    lock_timeout: 3_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    timezone: 'UTC',
    // A misspelt word shares about this much with what was meant.
    'pg_trgm.word_similarity_threshold': 0.4,
    // What the public reads is a handful of statements whose plan suits every shop; planning them costs more than running them.
    // A shop's own work asks much that one plan for all shops makes worse: a partial index whose condition is a parameter is out of reach.
    plan_cache_mode: role === 'kedai_public' ? 'force_generic_plan' : 'auto',
    default_transaction_read_only: role === 'kedai_public' ? 'on' : 'off',
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

import { Client, Pool } from 'pg'
import { typeParsers } from '../../server/src/platform/db/type-parsers.ts'
import { openThrowAwayPostgres } from '../../server/src/platform/test-db/throw-away-postgres.ts'

/** Acts as the owner, who sees every row: for arranging and for checking. */
export type Sql = <R extends object = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>

export type SharedDatabase = {
  /** What `DATABASE_URL` takes. */
  url: string
  sql: Sql
  close(): Promise<void>
}

/** One PostgreSQL with a database of its own, for several server processes at once. */
export async function openSharedDatabase(): Promise<SharedDatabase> {
  const {
    connection: { host, port, user, database },
    stop,
  } = await openThrowAwayPostgres()
  const pool = new Pool({ host, port, user, database, max: 2, types: typeParsers })
  pool.on('error', () => {})
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    sql: async <R extends object>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as R[], // rows are as the statement says
    async close() {
      await pool.end()
      await stop()
    },
  }
}

/** One statement in the embedded database of a data folder, over a connection of its own. */
export async function askSocket<R extends object>(sockets: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new Client({ host: sockets, port: 5432, user: 'postgres', database: 'kedai', types: typeParsers })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(text, values).finally(() => client.end())).rows as R[] // rows are as the statement says
}

/** Keeps a transaction open in which `statement` was run, until `until` is settled. */
export function holdLock(
  sockets: string,
  statement: string,
  until: Promise<unknown>,
): { held: Promise<void>; ended: Promise<void> } {
  const client = new Client({ host: sockets, port: 5432, user: 'postgres', database: 'kedai' })
  client.on('error', () => {})
  const held = client.connect().then(async () => void (await client.query(`begin; ${statement}`)))
  const ended = held
    .then(() => until)
    .then(async () => void (await client.query('rollback')))
    .finally(() => client.end())
  ended.catch(() => {}) // heard where it is awaited
  return { held, ended }
}

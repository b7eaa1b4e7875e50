import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { ConfigError, UnreachableError } from '../config/config.ts'
import type { Places } from '../config/places.ts'
import { openEmbeddedPostgres, visitEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import type { Address } from '../db/pool.ts'
import { typeParsers } from '../db/type-parsers.ts'

export type Reached = { client: Client; address: Address; close(): Promise<void> }

/** Beside a running server or without one. @throws ConfigError when there is no database */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Places, 'databaseUrl' | 'dataDir'>): Promise<Reached> {
  if (databaseUrl !== null) return connect({ connectionString: databaseUrl }, async () => {})
  if (!existsSync(join(dataDir, 'database')))
    throw new ConfigError(
      `there is no database in DATA_DIR (${dataDir}); set the DATA_DIR or the DATABASE_URL of the server`,
    )
  const { connection, leave } = await visitEmbeddedPostgres({ dataDir })
  return connect(connection, leave)
}

/** For this process alone: the embedded database is made if there is none. @throws ConfigError when a server runs on it */
export async function ownDatabase({ databaseUrl, dataDir }: Pick<Places, 'databaseUrl' | 'dataDir'>): Promise<Reached> {
  if (databaseUrl === null) {
    const { connection, stop } = await openEmbeddedPostgres({ dataDir })
    return connect(connection, stop)
  }
  const reached = await connect({ connectionString: databaseUrl }, async () => {})
  const { rows } = await reached.client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'kedai%'`,
  )
  if (rows.length === 0) return reached
  await reached.close()
  throw new ConfigError('a Kedai is running on this database; stop every server first')
}

async function connect(address: Address, leave: () => Promise<void>): Promise<Reached> {
  const client = new Client({ ...address, application_name: 'kedai backup', types: typeParsers, keepAlive: true })
  client.on('error', () => {}) // what is under way says so
  try {
    await client.connect()
  } catch (error) {
    await leave()
    throw 'connectionString' in address
      ? new UnreachableError(
          `DATABASE_URL leads to no database that can be used: ${error instanceof Error ? error.message : String(error)}`,
        )
      : error
  }
  return {
    client,
    address,
    async close() {
      await client.end().catch(() => {}) // the connection was lost
      await leave()
    },
  }
}

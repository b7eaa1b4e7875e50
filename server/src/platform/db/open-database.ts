import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { UnreachableError } from '../../config.ts'
import type { Config } from '../../config.ts'
import { errorCode, isConnectionLoss } from './connection-errors.ts'
import { createDialect } from './dialect.ts'
import type { DB, Db } from './db.ts'
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { EmbeddedOptions, EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { rememberHandle } from './in-transaction.ts'
import { migrate } from './migrations.ts'
import { createPool } from './pool.ts'
import type { Address } from './pool.ts'

export type Database = {
  /** Acts as `kedai_app`: the rows of the shop that the transaction names. */
  app: Db
  /** Acts as `kedai_public`: may only read, and only what anybody may see. No transaction needed. */
  public: Db
  /** Somebody waits for a connection of `app` right now. */
  isCrowded(): boolean
  /** Where it is, for connections that are nobody's pool: jobs, listeners. */
  address: Address
  /** null with DATABASE_URL. */
  embedded: EmbeddedPostgres | null
  /** Waits for what is running, then stops the embedded server too. */
  close(): Promise<void>
}

type Hooks = Pick<EmbeddedOptions, 'onLost' | 'onRestart'>

/** The migrated database, ready to be used. @throws ConfigError when it cannot be had, in one line. */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>, hooks: Hooks = {}): Promise<Database> {
  if (config.databaseUrl !== null) return connectDatabase({ connectionString: config.databaseUrl }).catch(refuseUnreachable)
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, ...hooks })
  try {
    return await connectDatabase(embedded.connection, { embedded })
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

// The address may hold a password, so it is not repeated; the reason names the host at most.
function refuseUnreachable(error: unknown): never {
  const isRefusal = ['28P01', '28000', '3D000'].includes(errorCode(error)) // password, role, database
  if (!isRefusal && !isConnectionLoss(error)) throw error
  throw new UnreachableError(`DATABASE_URL leads to no database that can be used: ${error instanceof Error && error.message ? error.message : errorCode(error)}`)
}

type ConnectOptions = { embedded?: EmbeddedPostgres; migrated?: boolean }

/** The same on a server that runs already. `migrated`: it was made from a template, so there is nothing to look for. */
export async function connectDatabase(address: Address, { embedded, migrated = false }: ConnectOptions = {}): Promise<Database> {
  if (!migrated) await migrate(address)
  const pool = createPool(address, { role: 'kedai_app', max: 12 })
  const app = createHandle(pool)
  const open = createHandle(createPool(address, { role: 'kedai_public', max: 4 }))
  return {
    app,
    public: open,
    isCrowded: () => pool.waitingCount > 0,
    address,
    embedded: embedded ?? null,
    async close() {
      await Promise.all([app.destroy(), open.destroy()])
      await embedded?.stop()
    },
  }
}

function createHandle(pool: Pool): Db {
  const dialect = createDialect(pool)
  const db = new Kysely<DB>({ dialect })
  rememberHandle(db, { config: { dialect }, dialect, driver: dialect.createDriver() })
  return db
}

import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { UnreachableError } from '../config/config.ts'
import { usualPools } from '../config/config.ts'
import type { Config, PoolSizes } from '../config/config.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, isConnectionLoss } from './connection-errors.ts'
import { createDialect } from './dialect.ts'
import type { DB, Db } from './db.ts'
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { EmbeddedOptions, EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { rememberHandle } from './in-transaction.ts'
import { isHeld } from '../backup/restore-state.ts'
import { judgeRole } from './judge-role.ts'
import { judgeServer } from './judge-server.ts'
import { migrate } from './migrations.ts'
import { createPool, isEmbedded } from './pool.ts'
import type { Address, Role } from './pool.ts'
import { loginOf } from './roles.ts'

export type Database = {
  /** Acts as `kedai_app`: the rows of the shop that the transaction names. */
  app: Db
  /** Acts as `kedai_public`: may only read, and only what anybody may see. No transaction needed. */
  public: Db
  /** It was restored from a backup, and the operator has not said yet that it may send. */
  held: boolean
  /** Somebody waits for a connection of `app` right now. */
  isCrowded(): boolean
  /** How busy the pools on it are. */
  pools(): PoolUse[]
  /** How large the pools are to be; whoever opens one more (the jobs) takes his size from here and adds it to `pools`. */
  sizes: PoolSizes
  addPool(name: string, pool: Pool): void
  /** Where it is, for connections of `kedai_app` that are nobody's pool: jobs, listeners. */
  address: Address
  /** As the owner of the tables, who migrates; never for what serves a request. */
  ownerAddress: Address
  /** null with DATABASE_URL. */
  embedded: EmbeddedPostgres | null
  /** Waits for what is running, then stops the embedded server too. */
  close(): Promise<void>
}

export type PoolUse = { name: string; max: number; inUse: number; waiting: number }

type Hooks = Pick<EmbeddedOptions, 'onLost' | 'onRestart'> & {
  /** One line for the operator: the database does not answer yet, or has few connections left. */
  tell?: (line: string) => void
  /** Ends the wait for a database that does not answer. */
  signal?: AbortSignal
}

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databasePools' | 'databaseWaitMs'>>

/** The migrated database, ready to be used. @throws ConfigError when it cannot be had, in one line. */
export async function openDatabase(
  { dataDir, databaseUrl, databasePools: sizes = usualPools, databaseWaitMs = 0 }: Settings,
  hooks: Hooks = {},
): Promise<Database> {
  const { tell } = hooks
  if (databaseUrl !== null)
    return whenItAnswers(
      () => connectDatabase({ connectionString: databaseUrl }, { sizes, tell }),
      databaseWaitMs,
      hooks,
    ).catch(refuseUnreachable)
  const embedded = await openEmbeddedPostgres({ dataDir, ...hooks })
  try {
    return await connectDatabase(embedded.connection, { embedded, sizes, tell })
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

const pauseMs = 1_000
const warnAgainMs = 10_000

// A machine that boots may start us before its database: one line at once and then every 10 s, until it answers or the time is up.
async function whenItAnswers<T>(
  open: () => Promise<T>,
  waitMs: number,
  { tell = () => {}, signal }: Hooks,
): Promise<T> {
  const began = performance.now()
  for (let toldAt = -Infinity; ; await sleep(pauseMs, undefined, { signal })) {
    try {
      return await open()
    } catch (error) {
      const waited = performance.now() - began
      if (!isConnectionLoss(error) || waited + pauseMs > waitMs) throw error
      if (performance.now() - toldAt < warnAgainMs) continue
      toldAt = performance.now()
      tell(
        `The database of DATABASE_URL does not answer yet (${errorCode(error) || 'no connection'}); waiting for it, ${Math.round((waitMs - waited) / 1000)} s at most.`,
      )
    }
  }
}

// The address may hold a password, so it is not repeated; the reason names the host at most.
function refuseUnreachable(error: unknown): never {
  const isRefusal = ['28P01', '28000', '3D000'].includes(errorCode(error)) // password, role, database
  if (!isRefusal && !isConnectionLoss(error)) throw error
  throw new UnreachableError(
    `DATABASE_URL leads to no database that can be used: ${error instanceof Error && error.message ? error.message : errorCode(error)}`,
  )
}

type ConnectOptions = {
  embedded?: EmbeddedPostgres
  migrated?: boolean
  sizes?: PoolSizes
  tell?: (line: string) => void
}

/** The same on a server that runs already. `migrated`: it was made from a template, so there is nothing to look for. */
export async function connectDatabase(
  address: Address,
  { embedded, migrated = false, sizes = usualPools, tell = () => {} }: ConnectOptions = {},
): Promise<Database> {
  const held = !migrated && (await isHeld(address))
  if (!migrated) {
    for (const line of await judgeServer(address, sizes.app + sizes.public + sizes.jobs + listeners)) tell(line)
    await migrate(address)
  }
  const pool = createPool(addressOf(address, 'kedai_app'), { role: 'kedai_app', max: sizes.app })
  const openPool = createPool(addressOf(address, 'kedai_public'), { role: 'kedai_public', max: sizes.public })
  if (!migrated)
    await Promise.all([judgeRole(pool, 'kedai_app'), judgeRole(openPool, 'kedai_public')]).catch(
      async (error: unknown) => {
        await Promise.all([pool.end(), openPool.end()])
        throw error
      },
    )
  const [app, open] = [createHandle(pool), createHandle(openPool)]
  const pools = new Map([
    ['app', pool],
    ['public', openPool],
  ])
  return {
    app,
    public: open,
    held,
    isCrowded: () => pool.waitingCount > 0,
    pools: () =>
      [...pools].map(([name, one]) => ({
        name,
        max: one.options.max,
        inUse: one.totalCount - one.idleCount,
        waiting: one.waitingCount,
      })),
    sizes,
    addPool: (name, one) => void pools.set(name, one),
    address: addressOf(address, 'kedai_app'),
    ownerAddress: address,
    embedded: embedded ?? null,
    async close() {
      await Promise.all([app.destroy(), open.destroy()])
      // A handle that nobody asked anything does not end its pool, whose connections were opened to judge their role.
      await Promise.all([pool, openPool].filter(({ ending }) => !ending).map((one) => one.end()))
      await embedded?.stop()
    },
  }
}

const listeners = 1 // events/listen.ts

// The owner migrates; what serves requests logs in as somebody who may do no more than its role. A URL names its login itself.
const addressOf = (address: Address, role: Role): Address =>
  isEmbedded(address) ? { ...address, user: loginOf(role) } : address

function createHandle(pool: Pool): Db {
  const dialect = createDialect(pool)
  const db = new Kysely<DB>({ dialect })
  rememberHandle(db, { config: { dialect }, dialect, driver: dialect.createDriver() })
  return db
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ConfigError } from '../../config/config.ts'
import { errorCode } from '../connection-errors.ts'
import { findBinaries } from './binaries.ts'
import { createClusterIfMissing } from './create-cluster.ts'
import { openFolders, openSocketFolder, removeSocketFolder } from './folders.ts'
import { takeOwnerLock } from './owner-lock.ts'
import type { Postmaster } from './postmaster-file.ts'
import { signal, waitUntilGone } from './processes.ts'
import { findRunAs } from './run-as.ts'
import { ensurePostmaster } from './start-postmaster.ts'
import type { PostmasterStart } from './start-postmaster.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** The database was lost for good: another process owns it now, or it does not start again. The server should leave. */
  onLost?: (error: Error) => void
  /** One line for the log when the database was restarted under us. */
  onRestart?: (ms: number) => void
  /** false: no fsync, for throw-away test clusters. */
  durable?: boolean
}

export type EmbeddedPostgres = {
  /** The postmaster of the moment; changes when it had to be restarted. */
  pid(): number
  connection: { host: string; port: number; user: string; database: string }
  stop(): Promise<void>
}

/** PostgreSQL of our own on a unix socket below `dataDir`, restarted when it dies. @throws ConfigError when another process owns the folder. */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const start = await prepare(options).catch((error: unknown) => {
    throw asRefusal(error, options.dataDir)
  })
  let postmaster = await ensurePostmaster(start).catch((error: unknown) => {
    throw asRefusal(error, options.dataDir)
  })
  const connection = { host: postmaster.sockets, port: 5432, user: 'postgres', database: 'kedai' }
  start.sockets = () => postmaster.sockets // the pools know this address: a restart keeps it
  let stopping = false
  let recovering = Promise.resolve()
  let owner = await own()
  await createDatabase(owner, connection.database).catch(async (error: unknown) => {
    stopping = true
    await stopPostmaster(postmaster) // ours alone, and nobody will use it
    throw error
  })

  async function own(): Promise<Client> {
    const client = await takeOwnerLock({ ...connection, database: 'postgres' })
    if (client === null)
      throw new ConfigError(
        `another Kedai already uses this data folder (${options.dataDir}); stop it, or set another DATA_DIR`,
      )
    client.once('end', () => {
      if (!stopping) recovering = recover()
    })
    return client
  }

  // A backend watches its postmaster, so the end of this connection is the first sign of a death.
  async function recover(): Promise<void> {
    const began = performance.now()
    try {
      ;({ postmaster, owner } = await waitUntilOwned(start, own, () => stopping))
      options.onRestart?.(Math.round(performance.now() - began))
    } catch (error) {
      if (!stopping) options.onLost?.(error as Error)
    }
  }

  return {
    pid: () => postmaster.pid,
    connection,
    async stop() {
      stopping = true
      await recovering
      await owner.end().catch(() => {})
      await stopPostmaster(postmaster)
      removeSocketFolder(start.folders, postmaster.sockets)
    },
  }
}

export type VisitedPostgres = Pick<EmbeddedPostgres, 'connection'> & {
  /** Stops the database again, unless a server owns it. */
  leave(): Promise<void>
}

/** The same database for a command that runs beside a server, or while there is none: it owns nothing, so a server may start or run meanwhile. */
export async function visitEmbeddedPostgres(options: Pick<EmbeddedOptions, 'dataDir'>): Promise<VisitedPostgres> {
  const start = await prepare(options).catch((error: unknown) => {
    throw asRefusal(error, options.dataDir)
  })
  const postmaster = await ensurePostmaster(start).catch((error: unknown) => {
    throw asRefusal(error, options.dataDir)
  })
  const connection = { host: postmaster.sockets, port: 5432, user: 'postgres', database: 'kedai' }
  return {
    connection,
    async leave() {
      const owner = await takeOwnerLock({ ...connection, database: 'postgres' }).catch(() => null) // it is gone already
      if (owner === null) return
      await owner.end()
      await stopPostmaster(postmaster)
      removeSocketFolder(start.folders, postmaster.sockets)
    },
  }
}

async function prepare(options: EmbeddedOptions): Promise<PostmasterStart> {
  const durable = options.durable ?? true
  const binaries = findBinaries()
  const folders = openFolders(options.dataDir)
  const runAs = findRunAs(binaries.postgres, folders.root)
  await createClusterIfMissing(binaries.initdb, folders, runAs, durable)
  return { postgres: binaries.postgres, folders, runAs, durable, sockets: () => openSocketFolder(folders, runAs) }
}

// A folder of somebody else, or one that takes no files: starting again does not help.
function asRefusal(error: unknown, dataDir: string): unknown {
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ELOOP'].includes(errorCode(error))) return error
  return new ConfigError(
    `DATA_DIR (${dataDir}) cannot be used by this user: ${error instanceof Error ? error.message : String(error)}; start as its owner, or hand the folder over (chown -R)`,
  )
}

async function waitUntilOwned(
  start: PostmasterStart,
  own: () => Promise<Client>,
  stopping: () => boolean,
): Promise<{ postmaster: Postmaster; owner: Client }> {
  const deadline = performance.now() + 60_000
  for (;;) {
    try {
      return { postmaster: await ensurePostmaster(start), owner: await own() }
    } catch (error) {
      // After a crash of one backend the server refuses connections for a moment.
      if (error instanceof ConfigError || stopping() || performance.now() > deadline) throw error
      await sleep(20)
    }
  }
}

async function createDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${name}`)
}

// SIGINT lets PostgreSQL write everything and go; SIGQUIT is for one that hangs, and it recovers at the next start.
async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT')
  if (await waitUntilGone([pid], 10_000)) return
  signal(pid, 'SIGQUIT')
  await waitUntilGone([pid], 5_000)
}

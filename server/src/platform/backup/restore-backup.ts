import { copyFile, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Places } from '../config/places.ts'
import { connectDatabase } from '../db/open-database.ts'
import type { Address } from '../db/pool.ts'
import { migrate, migrationsFolder, readMigrations } from '../db/migrations.ts'
import { makeFolder } from '../files/make-folder.ts'
import { createStore } from '../files/store.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { loadDatabase } from './load-database.ts'
import { checkBackup, fingerprintOf, listFiles, readManifest, secretFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { ownDatabase, reachDatabase } from './reach-database.ts'
import { clearRestoreState, readRestoreState, writeRestoreState } from './restore-state.ts'
import { listWaiting } from './waiting.ts'
import type { Waiting } from './waiting.ts'

export type RestoreWishes = {
  from: string
  /** Removes what is in the database first. */
  replace: boolean
  /** The servers send nothing until `releaseSending`. */
  hold: boolean
}

export type Restored = {
  manifest: Manifest
  files: RestoredFiles
  /** `same`: sessions and links go on. `other`: another one is set, so they end. `unset`: the servers will be given one. */
  secret: 'same' | 'other' | 'unset'
  waiting: Waiting
}

export type RestoredFiles = { added: number; present: number; missing: number }

/**
 * Fills an empty database and file store from a backup. Until it is finished the database is marked, and no server opens it.
 * @throws ConfigError when the backup is damaged or of another release, or when the target is in use or holds something
 */
export async function restoreBackup(places: Places, wishes: RestoreWishes): Promise<Restored> {
  const folder = resolve(wishes.from)
  const manifest = await readManifest(folder)
  mustKnowMigrations(manifest)
  await checkBackup(folder, manifest)
  makeFolder(places.dataDir)
  const { client, address, close } = await ownDatabase(places)
  try {
    await makeRoom(client, wishes, { backup: folder, madeAt: new Date(manifest.madeAt) })
    await makeTables(address, manifest)
    await loadDatabase(client, folder, manifest)
    await forgetTransactions(client)
    const files = await restoreFiles(places, folder, manifest)
    const secret = await restoreSecret(places, folder, manifest)
    if (secret === 'other') await forgetSecret(client)
    const waiting = await listWaiting(client)
    if (wishes.hold)
      await writeRestoreState(client, { state: 'held', backup: folder, madeAt: new Date(manifest.madeAt) })
    else await clearRestoreState(client)
    return { manifest, files, secret, waiting }
  } finally {
    await close()
  }
}

/** Puts the files of a backup into the store that is set, those that are not there yet: for the move to another store, and for lost files. */
export async function restoreFilesOnly(places: Places, from: string): Promise<RestoredFiles> {
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  await checkBackup(folder, manifest)
  return restoreFiles(places, folder, manifest)
}

/** Ends the hold of a restored copy. Answers what will be sent once the servers are started again; null when nothing was held. */
export async function releaseSending(places: Pick<Places, 'databaseUrl' | 'dataDir'>): Promise<Waiting | null> {
  const { client, close } = await reachDatabase(places)
  try {
    if ((await readRestoreState(client))?.state !== 'held') return null
    const waiting = await listWaiting(client)
    await clearRestoreState(client)
    return waiting
  } finally {
    await close()
  }
}

function mustKnowMigrations({ migrations, version }: Manifest): void {
  const ours = new Map(readMigrations(migrationsFolder).map(({ name, sha256 }) => [name, sha256]))
  const stranger = migrations.find(({ name, sha256 }) => ours.get(name) !== sha256)
  if (stranger)
    throw new ConfigError(
      `the backup was made by another release (${version}) with the migration ${stranger.name}, which this one ${ours.has(stranger.name) ? 'has changed' : 'does not have'}; restore it with that release`,
    )
}

async function makeRoom(
  client: ClientBase,
  { replace }: RestoreWishes,
  from: { backup: string; madeAt: Date },
): Promise<void> {
  const isUnfinished = (await readRestoreState(client))?.state === 'unfinished'
  const isEmpty = await hasNoTables(client)
  if (!isEmpty && !isUnfinished && !replace) {
    throw new ConfigError(
      'this database is not empty; restore into an empty one, or say --replace to remove everything that is in it',
    )
  }
  await client.query('begin')
  await writeRestoreState(client, { state: 'unfinished', ...from })
  if (!isEmpty) await removeEverything(client)
  await client.query('commit')
}

async function hasNoTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v')
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`)
  return rows.length === 0
}

async function removeEverything(client: ClientBase): Promise<void> {
  await client.query('drop schema public cascade; create schema public')
  const {
    rows: [jobs],
  } = await client.query<{ there: boolean }>(`select to_regnamespace('pgboss') is not null as there`)
  if (jobs?.there) await client.query('set local role kedai_app; drop schema pgboss cascade; reset role')
}

/** The tables as the backup knew them; what came later is left to the next start. */
async function makeTables(address: Address, { migrations }: Manifest): Promise<void> {
  await migrate(address, migrationsFolder, { only: new Set(migrations.map(({ name }) => name)) })
  const database = await connectDatabase(address, { migrated: true })
  const jobs = createJobs(database, { queues: [] })
  await jobs.start({ workers: false }) // makes the tables of the jobs
  await jobs.stop()
  await database.close()
}

async function restoreFiles(places: Places, folder: string, { files }: Manifest): Promise<RestoredFiles> {
  const store = createStore(places.files)
  const counts: RestoredFiles = { added: 0, present: 0, missing: 0 }
  for await (const { key, bytes } of listFiles(folder)) {
    const found = await store.size(key)
    if (found === bytes) counts.present++
    else if (files.are === 'left') counts.missing++
    else {
      await store.add(key, join(folder, 'files', key))
      if ((await store.size(key)) !== bytes) throw new Error(`the store did not keep ${key}`)
      counts.added++
    }
  }
  return counts
}

async function restoreSecret(
  { databaseUrl, dataDir, appSecret }: Places,
  folder: string,
  { secret }: Manifest,
): Promise<Restored['secret']> {
  const own = databaseUrl === null && appSecret === null
  const path = join(dataDir, secretFile)
  if (own && secret.copied) {
    const draft = `${path}.${process.pid}`
    await copyFile(join(folder, secretFile), draft) // with its mode
    await rename(draft, path)
  }
  const used = appSecret ?? (own ? (await readFile(path, 'utf8').catch(() => '')).trim() : '')
  if (used === '') return 'unset'
  return fingerprintOf(used) === secret.fingerprint ? 'same' : 'other'
}

// The servers compare theirs with what the database knows, and another one has been said on purpose here.
async function forgetSecret(client: ClientBase): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(`select to_regclass('public.installation') is not null as there`)
  if (found?.there) await client.query('update installation set secret_fingerprint = null')
}

// Transactions have other numbers in this database: by the old ones, events would wait for years or come out of turn.
async function forgetTransactions(client: ClientBase): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(`select to_regclass('public.events') is not null as there`)
  if (found?.there) await client.query(`update events set xid = '0'`)
}

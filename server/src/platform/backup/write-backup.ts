import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Places } from '../config/places.ts'
import { ConfigError } from '../config/config.ts'
import { errorCode } from '../db/connection-errors.ts'
import { isAlive } from '../db/embedded/processes.ts'
import { makeFolder } from '../files/make-folder.ts'
import { createStore } from '../files/store.ts'
import { fingerprintOf, manifestFile, secretFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { reachDatabase } from './reach-database.ts'
import { saveDatabase } from './save-database.ts'
import { saveFiles } from './save-files.ts'

export type BackupWishes = {
  /** The folder that backups are put into; `DATA_DIR/backups` unless said. */
  to: string | null
  /** How many finished ones stay there; all unless said. */
  keep: number | null
  /** false: the bucket is kept by other means, so its objects are only looked for. */
  copyFiles: boolean
  /** Files that the store has lost make no failure of it. */
  allowMissing: boolean
  version: string
}

export type Backup = { folder: string; manifest: Manifest; bytes: number; missingKeys: string[]; removed: string[] }

const finishedName = /^kedai-\d{8}-\d{6}$/
const draftName = /^kedai-\d{8}-\d{6}\.draft-(\d+)$/

/**
 * One folder with every row, every file and the secret, as of one moment. It carries its name only when it is whole. What became of
 * it is noted in `DATA_DIR/backups/last.json`, also when it failed.
 */
export async function writeBackup(places: Places, wishes: BackupWishes): Promise<Backup> {
  const own = join(places.dataDir, 'backups')
  const to = wishes.to === null ? own : resolve(wishes.to)
  makeFolder(own)
  try {
    makeFolder(to)
    await removeDrafts(to)
    const made = await makeBackup(places, wishes, to)
    const removed = wishes.keep === null ? [] : await removeOldest(to, wishes.keep)
    await noteLast(own, { ok: wishes.allowMissing || made.manifest.files.missing === 0, bytes: made.bytes })
    return { ...made, removed }
  } catch (error) {
    await noteLast(own, { ok: false, bytes: 0 })
    throw error
  }
}

async function makeBackup(
  places: Places,
  { copyFiles, version }: BackupWishes,
  to: string,
): Promise<Omit<Backup, 'removed'>> {
  const database = await reachDatabase(places)
  const name = `kedai-${new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)}`
  const draft = join(to, `${name}.draft-${process.pid}`)
  try {
    await mkdir(draft, { mode: 0o700 })
    const keyList = join(draft, 'keys')
    const { madeAt, ...saved } = await saveDatabase(database.client, draft, keyList)
    const { missingKeys, ...files } = await saveFiles({
      client: database.client,
      store: createStore(places.files),
      folder: draft,
      keyList,
      copy: copyFiles,
    })
    const manifest: Manifest = {
      format: 1,
      version,
      madeAt: madeAt.toISOString(),
      database: places.databaseUrl === null ? 'embedded' : 'DATABASE_URL',
      ...saved,
      files: { are: copyFiles ? 'copied' : 'left', from: storeName(places), ...files },
      secret: await saveSecret(places, draft),
    }
    const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0) + (copyFiles ? files.bytes : 0)
    await writeFile(join(draft, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
    const folder = join(to, name)
    await rename(draft, folder)
    await syncFolder(to)
    return { folder, manifest, bytes, missingKeys }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await database.close()
  }
}

const storeName = ({ files }: Places): string => (files.kind === 's3' ? `bucket ${files.bucket}` : files.folder)

async function saveSecret({ dataDir, appSecret }: Places, folder: string): Promise<Manifest['secret']> {
  if (appSecret !== null) return { copied: false, fingerprint: fingerprintOf(appSecret) }
  const secret = await readFile(join(dataDir, secretFile), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (secret === null)
    throw new ConfigError(
      `there is no ${secretFile} in DATA_DIR (${dataDir}); set the DATA_DIR or the APP_SECRET of the server`,
    )
  await writeFile(join(folder, secretFile), secret, { mode: 0o600, flush: true })
  return { copied: true, fingerprint: fingerprintOf(secret.trim()) }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

// Of backups that were killed.
async function removeDrafts(to: string): Promise<void> {
  for (const name of await readdir(to)) {
    const pid = Number(draftName.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isAlive(pid)) await rm(join(to, name), { recursive: true, force: true })
  }
}

async function removeOldest(to: string, keep: number): Promise<string[]> {
  const finished = (await readdir(to)).filter((name) => finishedName.test(name)).sort()
  const removed = finished.slice(0, Math.max(0, finished.length - keep))
  for (const name of removed) await rm(join(to, name), { recursive: true, force: true })
  return removed
}

async function noteLast(own: string, { ok, bytes }: { ok: boolean; bytes: number }): Promise<void> {
  const path = join(own, 'last.json')
  const draft = `${path}.${process.pid}`
  await writeFile(draft, `${JSON.stringify({ finishedAt: new Date().toISOString(), bytes, ok })}\n`, { mode: 0o600 })
  await rename(draft, path)
}

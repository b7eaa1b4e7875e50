import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileStore } from '../config/files.ts'
import { errorCode } from '../db/connection-errors.ts'
import { AppError } from '../errors/app-error.ts'
import type { ByteRange } from './byte-range.ts'
import { closeToOthers } from './close-to-others.ts'
import { removeDraft, sweepDrafts } from './drafts.ts'
import { texts } from './messages.ts'

/** Where the bytes are kept. Keys are ours, never a name somebody sent. */
export type Store = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Keeps what has grown in a file of this machine, which is gone then. */
  keep(key: string, path: string): Promise<void>
  /** Keeps a copy of a file of this machine. */
  add(key: string, path: string): Promise<void>
  /** Null when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** In bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Also when there is none. */
  remove(key: string): Promise<void>
  /** Called at the start. @throws ConfigError when the store that is set cannot be used. */
  open(): Promise<void>
}

export const createStore = (settings: FileStore): Store =>
  settings.kind === 'local' ? localStore(settings) : s3Store(settings)

function localStore({ folder, drafts }: Extract<FileStore, { kind: 'local' }>): Store {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const pathOf = (key: string): string => join(folder, key)
  return {
    async put(key, bytes) {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 })
      await disk.put(key, bytes)
      await chmod(pathOf(key), 0o600)
    },
    async keep(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 })
      await rename(path, pathOf(key))
    },
    async add(key, path) {
      const draft = `${pathOf(key)}.${process.pid}.draft`
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      await copyFile(path, draft)
      await chmod(draft, 0o600)
      await rename(draft, pathOf(key))
    },
    async read(key, range) {
      if (!(await disk.exists(key))) return null
      return range ? createReadStream(pathOf(key), range) : disk.getStream(key)
    },
    size: (key) => stat(pathOf(key)).then(({ size }) => size, ifMissing),
    remove: (key) => disk.delete(key),
    async open() {
      await closeToOthers(folder)
      await sweepDrafts(drafts)
    },
  }
}

function ifMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}

function s3Store(settings: Extract<FileStore, { kind: 's3' }>): Store {
  const load = () => import('./s3-disk.ts')
  type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof load>>['openS3Disk']>>
  let opened: Promise<Opened> | null = null
  const open = () =>
    (opened ??= load()
      .then(({ openS3Disk }) => openS3Disk(settings))
      .catch((error: unknown) => {
        opened = null // a store that was down may be up again
        throw error
      }))
  // One that is away keeps nobody waiting for long: after a failure, the others are refused at once for a while.
  let away: { until: number; error: AppError } | null = null
  async function ask<T>(what: (bucket: Opened) => Promise<T>, timeoutMs = queryTimeoutMs): Promise<T> {
    if (away !== null && performance.now() < away.until) throw away.error
    try {
      return await withTimeout(open().then(what), timeoutMs)
    } catch (error) {
      if (!(error instanceof StoreSilent) && !(await load()).isStoreAway(error)) throw error
      const refusal = new AppError('not_ready', texts.storeAway, { retryAfter: 10, cause: error })
      away = { until: performance.now() + awayMs, error: refusal }
      throw refusal
    }
  }
  // Asked once: whether it is there is what the asking itself says.
  const unlessMissing = <T>(what: (bucket: Opened) => Promise<T>): Promise<T | null> =>
    ask(what).catch(async (error: unknown) => {
      if ((await load()).isNoSuchKey(error)) return null
      throw error
    })
  return {
    put: (key, bytes) => ask(({ disk }) => disk.put(key, bytes)),
    async keep(key, path) {
      await ask(({ putFile }) => putFile(key, path), Infinity) // large: its own watch is on the line, which may not stand still
      await removeDraft(path)
    },
    add: async (key, path) => (await open()).putFile(key, path),
    read: (key, range) => unlessMissing(({ disk, readRange }) => (range ? readRange(key, range) : disk.getStream(key))),
    size: (key) => unlessMissing(async ({ disk }) => (await disk.getMetaData(key)).contentLength),
    remove: (key) => ask(({ disk }) => disk.delete(key)),
    async open() {
      await sweepDrafts(settings.drafts)
      await open()
    },
  }
}

const queryTimeoutMs = 15_000
const awayMs = 5_000

class StoreSilent extends Error {
  override name = 'StoreSilent'
}

async function withTimeout<T>(asked: Promise<T>, timeoutMs: number): Promise<T> {
  if (timeoutMs === Infinity) return asked
  const ended = new AbortController()
  const late = sleep(timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw new StoreSilent(`the store did not answer within ${timeoutMs} ms`)
  })
  late.catch(() => {}) // ended below
  return Promise.race([asked, late]).finally(() => ended.abort())
}

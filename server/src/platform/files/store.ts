import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore } from '../../config.ts'
import { errorCode } from '../db/connection-errors.ts'
import type { ByteRange } from './byte-range.ts'
import { removeDraft, sweepDrafts } from './drafts.ts'

/** Where the bytes are kept. Keys are ours, never a name somebody sent. */
export type Store = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Keeps what has grown in a file of this machine, which is gone then. */
  keep(key: string, path: string): Promise<void>
  /** Null when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** In bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Also when there is none. */
  remove(key: string): Promise<void>
  /** Called at the start. @throws ConfigError when the store that is set cannot be used. */
  open(): Promise<void>
}

export const createStore = (settings: FileStore): Store => (settings.kind === 'local' ? localStore(settings) : s3Store(settings))

function localStore({ folder, drafts }: Extract<FileStore, { kind: 'local' }>): Store {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const pathOf = (key: string): string => join(folder, key)
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async keep(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await rename(path, pathOf(key))
    },
    async read(key, range) {
      if (!(await disk.exists(key))) return null
      return range ? createReadStream(pathOf(key), range) : disk.getStream(key)
    },
    size: (key) => stat(pathOf(key)).then(({ size }) => size, ifMissing),
    remove: (key) => disk.delete(key),
    open: async () => void await sweepDrafts(drafts),
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
  const open = () => (opened ??= load().then(({ openS3Disk }) => openS3Disk(settings)).catch((error: unknown) => {
    opened = null // a store that was down may be up again
    throw error
  }))
  // Asked once: whether it is there is what the asking itself says.
  async function unlessMissing<T>(ask: (bucket: Opened) => Promise<T>): Promise<T | null> {
    try {
      return await ask(await open())
    } catch (error) {
      if ((await load()).isNoSuchKey(error)) return null
      throw error
    }
  }
  return {
    put: async (key, bytes) => (await open()).disk.put(key, bytes),
    async keep(key, path) {
      await (await open()).putFile(key, path)
      await removeDraft(path)
    },
    read: (key, range) => unlessMissing(({ disk, readRange }) => (range ? readRange(key, range) : disk.getStream(key))),
    size: (key) => unlessMissing(async ({ disk }) => (await disk.getMetaData(key)).contentLength),
    remove: async (key) => (await open()).disk.delete(key),
    async open() {
      await sweepDrafts(settings.drafts)
      await open()
    },
  }
}

import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Readable } from 'node:stream'
import type { FileStore } from '../../config.ts'

/** Where the bytes are kept. Keys are ours, never a name somebody sent. */
export type Store = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  /** Also when there is none. */
  remove(key: string): Promise<void>
  /** Called at the start. @throws ConfigError when the store that is set cannot be used. */
  open(): Promise<void>
}

export const createStore = (settings: FileStore): Store => (settings.kind === 'local' ? localStore(settings.folder) : s3Store(settings))

function localStore(folder: string): Store {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    read: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    remove: (key) => disk.delete(key),
    open: async () => {},
  }
}

function s3Store(settings: Extract<FileStore, { kind: 's3' }>): Store {
  const load = () => import('./s3-disk.ts')
  let opened: Promise<Disk> | null = null
  const disk = () => (opened ??= load().then(({ openS3Disk }) => openS3Disk(settings)).catch((error: unknown) => {
    opened = null // a store that was down may be up again
    throw error
  }))
  return {
    put: async (key, bytes) => (await disk()).put(key, bytes),
    // Asked once: whether it is there is what the reading itself says.
    async read(key) {
      try {
        return await (await disk()).getStream(key)
      } catch (error) {
        if ((await load()).isNoSuchKey(error)) return null
        throw error
      }
    },
    remove: async (key) => (await disk()).delete(key),
    open: async () => void await disk(),
  }
}

import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Readable } from 'node:stream'
import { ConfigError } from '../../config.ts'
import type { FileStore } from '../../config.ts'

/** Where the bytes are kept. Keys are ours, never a name somebody sent. */
export type Store = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  remove(key: string): Promise<void>
  /** Called at the start. @throws ConfigError when the store that is set cannot be used. */
  open(): Promise<void>
}

export function createStore(settings: FileStore): Store {
  const disk = openDisk(settings)
  return {
    put: async (key, bytes) => (await disk()).put(key, bytes),
    read: async (key) => ((await (await disk()).exists(key)) ? (await disk()).getStream(key) : null),
    remove: async (key) => (await disk()).delete(key),
    open: async () => void await disk(),
  }
}

function openDisk(settings: FileStore): () => Promise<Disk> {
  if (settings.kind === 'local') {
    const local = new Disk(new FSDriver({ location: settings.folder, visibility: 'private' }))
    return async () => local
  }
  let remote: Promise<Disk> | null = null
  return () => (remote ??= openS3(settings))
}

// The S3 client is loaded only where it is used.
async function openS3(settings: Extract<FileStore, { kind: 's3' }>): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new ConfigError('S3_BUCKET is set, but the S3 client is not installed: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner')
  })
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  return new Disk(new S3Driver({
    bucket, region, credentials: { accessKeyId, secretAccessKey }, visibility: 'private', supportsACL: false,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  }))
}

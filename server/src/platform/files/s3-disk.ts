import type { S3Client as Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ConfigError } from '../config/config.ts'
import type { FileStore } from '../config/files.ts'
import { isConnectionLoss } from '../db/connection-errors.ts'
import type { ByteRange } from './byte-range.ts'

type S3Settings = Extract<FileStore, { kind: 's3' }>

export type S3Disk = {
  disk: Disk
  /** A file of this machine, read piece by piece while it is sent. */
  putFile(key: string, path: string): Promise<void>
  readRange(key: string, range: ByteRange): Promise<Readable>
}

/** How long one request may wait for the store's answer. */
export const s3AnswerMs = 6_000

/**
 * A bucket of any store that speaks S3. The client is loaded only where it is used: it costs a start a third of a second.
 * @throws ConfigError when the store answers that these settings will not do; Error when it does not answer.
 */
export async function openS3Disk(settings: S3Settings): Promise<S3Disk> {
  const [{ S3Client, GetObjectCommand, PutObjectCommand }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ])
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client: Client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Without `throwOnRequestTimeout` the client only warns. The last one is for a body that stands still.
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: s3AnswerMs,
      throwOnRequestTimeout: true,
      socketTimeout: 15_000,
    },
    // The newer checksums are Amazon's own: other stores refuse them, and the connection has its own already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  })
  // Writing is what will be needed, and a key that may write need not be one that may look the bucket up.
  await client
    .send(new PutObjectCommand({ Bucket: bucket, Key: 'private/kedai-started', Body: 'ok' }))
    .catch((error: unknown) => {
      throw refusalOf(error, settings)
    })
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async putFile(key, path) {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: createReadStream(path), ContentLength: size }),
        { requestTimeout: 0 },
      )
    },
    async readRange(key, { start, end }) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
      )
      if (!(Body instanceof Readable)) throw new Error(`the store answered ${key} with no stream`)
      return Body
    },
  }
}

const reasons: Readonly<Record<number, string>> = {
  301: 'it is in another region (S3_REGION)',
  400: 'the region or the key is wrong (S3_REGION, S3_ACCESS_KEY_ID)',
  401: 'the key is wrong (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)',
  403: 'the key is wrong or may not use it (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)',
  404: 'there is no such bucket',
}

// A store that is down for a moment is no wrong setting: the start may be tried again.
function refusalOf(error: unknown, { bucket, endpoint }: S3Settings): Error {
  const status = statusOf(error)
  const what = `S3_BUCKET ${bucket}${endpoint === null ? '' : ` at ${endpoint}`} cannot be used`
  const reason = reasons[status]
  if (reason !== undefined) return new ConfigError(`${what}: ${reason}`)
  return new Error(`${what}: ${status > 0 ? `it answered ${status}` : 'it does not answer (S3_ENDPOINT)'}`, {
    cause: error,
  })
}

const statusOf = (error: unknown): number => {
  const meta = error instanceof Error && '$metadata' in error ? error.$metadata : null
  return typeof meta === 'object' && meta !== null && 'httpStatusCode' in meta ? Number(meta.httpStatusCode ?? 0) : 0
}

/** Whether a failure means that the store is away, ill or silent, and not that it refuses this one request. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = statusOf(error)
  return (
    status >= 500 ||
    status === 429 ||
    error.name === 'TimeoutError' ||
    isConnectionLoss(error) ||
    isStoreAway(error.cause)
  )
}

/** Whether a failed reading only means that there is no such file. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || statusOf(error) === 404 || isNoSuchKey(error.cause))

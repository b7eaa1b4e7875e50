import { join } from 'node:path'

/** `drafts`: the folder where large files grow before they are kept; with a local store, on the same disk. */
export type FileStore = { drafts: string } & (
  | { kind: 'local'; folder: string }
  | {
      kind: 's3'
      bucket: string
      region: string
      endpoint: string | null
      accessKeyId: string
      secretAccessKey: string
    }
)

/** Where files are kept: in a folder, or in a bucket. */
export function readFileStore(
  read: (name: string) => string | null,
  dataDir: string,
): { store: FileStore } | { wrong: string } {
  const bucket = read('S3_BUCKET')
  const drafts = join(dataDir, 'files', 'drafts')
  if (bucket === null) {
    const lonely = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].find((name) => read(name))
    return lonely === undefined
      ? { store: { kind: 'local', folder: join(dataDir, 'files'), drafts } }
      : {
          wrong: `${lonely} is set without S3_BUCKET, so files would stay on this machine; set S3_BUCKET, or remove ${lonely}`,
        }
  }
  const accessKeyId = read('S3_ACCESS_KEY_ID')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY')
  if (!accessKeyId || !secretAccessKey) return { wrong: 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY' }
  const endpoint = read('S3_ENDPOINT')
  // The value itself may hold a password, so it is not repeated.
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    return { wrong: 'S3_ENDPOINT must be an address that starts with http:// or https://' }
  const region = read('S3_REGION') ?? 'us-east-1'
  return { store: { kind: 's3', drafts, bucket, region, endpoint, accessKeyId, secretAccessKey } }
}

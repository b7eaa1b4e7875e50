import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { ConfigError } from '../config/config.ts'
import { errorCode } from '../db/connection-errors.ts'

const count = z.number().int().nonnegative()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const wholeText = z.string().regex(/^-?\d{1,19}$/)

const manifestShape = z.object({
  format: z.literal(1),
  /** Of the release that made it. */
  version: z.string(),
  /** When the database was looked at: everything that was committed by then is in it. */
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'DATABASE_URL']),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'pgboss']),
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: wholeText, called: z.boolean() })),
  files: z.object({
    /** `left`: only named, because their bucket was said to be kept by other means. */
    are: z.enum(['copied', 'left']),
    from: z.string(),
    count,
    bytes: count,
    sha256,
    /** Named by a row, and not in the store. */
    missing: count,
    /** Deleted together with their rows after the database was looked at. */
    removedMeanwhile: count,
  }),
  /** Whether app-secret is in the folder, and what it can be recognised by. */
  secret: z.object({ copied: z.boolean(), fingerprint: z.string() }),
})

// The key becomes a path, so it must be one of ours.
const savedFileShape = z.object({ key: z.string().regex(/^(private|public)\/\d+\/[\w-]+\.\w+$/), bytes: count, sha256 })

export type Manifest = z.infer<typeof manifestShape>
export type SavedTable = Manifest['tables'][number]
export type SavedFile = z.infer<typeof savedFileShape>

export const tableFile = ({ schema, name }: Pick<SavedTable, 'schema' | 'name'>): string =>
  join('tables', `${schema}.${name}.copy.gz`)
export const fileList = 'files.jsonl'
export const secretFile = 'app-secret'
export const manifestFile = 'manifest.json'

export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`kedai backup ${secret}`).digest('hex').slice(0, 16)

/** @throws ConfigError when the folder is no finished backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error)))
      throw new ConfigError(`${folder} is not a backup: it has no ${manifestFile}`)
    throw error
  })
  const read = manifestShape.safeParse(parseJson(text))
  if (!read.success)
    throw new ConfigError(
      `${join(folder, manifestFile)} is damaged, or was written by a newer Kedai: ${z.prettifyError(read.error).split('\n')[0]}`,
    )
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The files of a backup, one after another. */
export async function* listFiles(folder: string): AsyncGenerator<SavedFile> {
  const file = await open(join(folder, fileList))
  try {
    for await (const line of createInterface({ input: file.createReadStream({ autoClose: false }) })) {
      const saved = savedFileShape.safeParse(parseJson(line))
      if (!saved.success) throw new ConfigError(`${join(folder, fileList)} is damaged`)
      yield saved.data
    }
  } finally {
    await file.close()
  }
}

/** Reads everything and compares it with its hash. @throws ConfigError at the first difference */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) await mustMatch(folder, tableFile(table), table)
  await mustMatch(folder, fileList, manifest.files)
  if (
    manifest.secret.copied &&
    fingerprintOf((await readFile(join(folder, secretFile), 'utf8')).trim()) !== manifest.secret.fingerprint
  ) {
    throw new ConfigError(`${join(folder, secretFile)} is not what was saved; the backup is damaged`)
  }
  if (manifest.files.are === 'left') return
  for await (const file of listFiles(folder)) await mustMatch(folder, join('files', file.key), file)
}

async function mustMatch(folder: string, path: string, { sha256: wanted }: { sha256: string }): Promise<void> {
  const found = await hashOf(join(folder, path)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new ConfigError(`${join(folder, path)} is missing; the backup is damaged`)
    throw error
  })
  if (found !== wanted) throw new ConfigError(`${join(folder, path)} is not what was saved; the backup is damaged`)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(chunk as Buffer) // no encoding was set
  return hash.digest('hex')
}

import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { errorCode } from '../db/connection-errors.ts'
import type { Store } from '../files/store.ts'
import { fileList } from './manifest.ts'
import type { Manifest, SavedFile } from './manifest.ts'
import { writeHashed } from './write-hashed.ts'
import type { Written } from './write-hashed.ts'

export type SavedFiles = Pick<Manifest['files'], 'count' | 'bytes' | 'sha256' | 'missing' | 'removedMeanwhile'> & {
  /** The first of those that are missing. */
  missingKeys: string[]
}

const atOnce = 4
const namedMissing = 20

type Parts = { client: ClientBase; store: Store; folder: string; keyList: string; copy: boolean }

/**
 * Copies every file that a saved row names, or with `copy` false only makes sure that it is there. One that is gone because its row
 * was deleted meanwhile is not missed.
 */
export async function saveFiles({ client, store, folder, keyList, copy }: Parts): Promise<SavedFiles> {
  const found: Omit<SavedFiles, 'sha256'> = { count: 0, bytes: 0, missing: 0, removedMeanwhile: 0, missingKeys: [] }
  async function* lines(): AsyncGenerator<string> {
    for await (const { key, saved } of inParallel(readLines(keyList), (key) =>
      saveFile(key).then((saved) => ({ key, saved })),
    )) {
      if (saved) {
        found.count++
        found.bytes += saved.bytes
        yield `${JSON.stringify({ key, ...saved } satisfies SavedFile)}\n`
      } else if (await hasNoRow(client, key)) found.removedMeanwhile++
      else if (++found.missing <= namedMissing) found.missingKeys.push(key)
    }
  }

  async function saveFile(key: string): Promise<Written | null> {
    if (!copy) {
      const bytes = await store.size(key)
      return bytes === null ? null : { bytes, sha256: noHash }
    }
    const content = await store.read(key)
    if (content === null) return null
    const path = join(folder, 'files', key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return writeHashed(path, content).catch(async (error: unknown) => {
      await rm(path, { force: true })
      if (errorCode(error) === 'ENOENT') return null // deleted between the two calls
      throw error
    })
  }

  const list = await writeHashed(
    join(folder, fileList),
    Readable.from(lines()).map((line: string) => Buffer.from(line)),
  )
  await rm(keyList)
  return { ...found, sha256: list.sha256 }
}

/** Of a file that was not read. */
const noHash = '0'.repeat(64)

const hasNoRow = async (client: ClientBase, key: string): Promise<boolean> =>
  (await client.query(`select from files where key = regexp_replace($1, '-\\d+\\.webp$', '.jpg')`, [key])).rowCount ===
  0

async function* readLines(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path) })
}

// Results come in the order of their beginning; a distant store answers several at once.
async function* inParallel<In, Out>(source: AsyncIterable<In>, work: (input: In) => Promise<Out>): AsyncGenerator<Out> {
  const running: Promise<Out>[] = []
  for await (const input of source) {
    const next = work(input)
    next.catch(() => {}) // heard when its turn comes
    running.push(next)
    const first = running.length >= atOnce ? running.shift() : undefined
    if (first) yield await first
  }
  for (const last of running) yield await last
}

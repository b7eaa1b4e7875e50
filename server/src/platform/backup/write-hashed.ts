import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Written = { bytes: number; sha256: string }

/** Writes a stream to a new file that only we may read, and makes sure that it reached the disk. Bytes and hash are of the file. */
export async function writeHashed(path: string, source: Readable, through?: Transform): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await (through ? pipeline(source, through, counted, target) : pipeline(source, counted, target))
  return { bytes, sha256: hash.digest('hex') }
}

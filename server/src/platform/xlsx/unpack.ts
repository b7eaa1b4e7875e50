import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import type { Entry } from 'yauzl'
import { refuseField } from '../errors/app-error.ts'
import { xlsxMessages as messages } from './messages.ts'

/** What the parts that are read may come to unpacked, in bytes: a workbook of 20,000 full rows is a quarter of it. */
const mostUnpacked = 64 * 1024 * 1024
const mostParts = 5_000

/** The parts of a workbook by their names; each is unpacked as it is read. */
export type Parts = { has: (name: string) => boolean; open: (name: string) => Promise<Readable> }

/**
 * Opens a workbook. A part is refused by the size that the directory says before a byte of it is unpacked, and breaks off when it turns out
 * longer than that. @throws AppError 422 at `field`; yauzl's own errors, also from a part's stream, mean that the file is broken
 */
export async function openParts(bytes: Uint8Array, field: string): Promise<Parts> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (zip.entryCount > mostParts) throw refuseField(field, messages.tooLarge)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let left = mostUnpacked
  return {
    has: (name) => entries.has(name),
    open: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw refuseField(field, messages.broken)
      if (entry.isEncrypted()) throw refuseField(field, messages.locked)
      left -= entry.uncompressedSize
      if (left < 0) throw refuseField(field, messages.tooLarge)
      return zip.openReadStreamPromise(entry)
    },
  }
}

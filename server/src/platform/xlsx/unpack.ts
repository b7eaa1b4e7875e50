import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import type { Entry } from 'yauzl'
import { refuseField } from '../errors/app-error.ts'
import { WorkbookTooLarge, workbookLimits } from './limits.ts'
import { xlsxMessages as messages } from './messages.ts'

/** The parts of a workbook by their names; each is unpacked as it is read. */
export type Parts = { has: (name: string) => boolean; open: (name: string) => Promise<Readable> }

/**
 * Opens a workbook. A part is refused by the size that the directory says before a byte of it is unpacked, and breaks off when it turns out
 * longer than that. @throws AppError 422 at `field`, WorkbookTooLarge; yauzl's own errors, also from a part's stream, mean that the file is broken
 */
export async function openParts(bytes: Uint8Array, field: string): Promise<Parts> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (zip.entryCount > workbookLimits.parts) throw new WorkbookTooLarge('parts')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let left: number = workbookLimits.unpacked
  return {
    has: (name) => entries.has(name),
    open: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw refuseField(field, messages.broken)
      if (entry.isEncrypted()) throw refuseField(field, messages.locked)
      left -= entry.uncompressedSize
      if (left < 0) throw new WorkbookTooLarge('bytes unpacked')
      return zip.openReadStreamPromise(entry)
    },
  }
}

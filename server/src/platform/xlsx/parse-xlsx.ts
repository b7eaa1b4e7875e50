import { AppError, refuseField } from '../errors/app-error.ts'
import { csvMessages } from '../csv/messages.ts'
import type { TableSink } from '../csv/table-sink.ts'
import { WorkbookTooLarge } from './limits.ts'
import { xlsxMessages as messages } from './messages.ts'
import { dateStyles } from './number-formats.ts'
import { parseSheet } from './parse-sheet.ts'
import { sharedStrings } from './strings.ts'
import { openParts } from './unpack.ts'
import { findWorkbook } from './workbook.ts'

/**
 * Hands over the rows of the first sheet that has any. Every cell is the text that its owner sees or typed: numbers without exponent or dust,
 * dates as 2026-11-22, formulas as what they came to.
 * @throws AppError 422 at the sink's field
 */
export async function parseXlsx(bytes: Uint8Array, sink: TableSink): Promise<void> {
  try {
    await parseFirstSheet(bytes, sink)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refuseField(sink.field, error instanceof WorkbookTooLarge ? messages.tooLarge : messages.broken)
  }
}

async function parseFirstSheet(bytes: Uint8Array, sink: TableSink): Promise<void> {
  const parts = await openParts(bytes, sink.field)
  const workbook = await findWorkbook(parts)
  if (!workbook) throw refuseField(sink.field, parts.has('content.xml') ? messages.openDocument : csvMessages.notTable)
  const context = {
    epoch: workbook.epoch,
    strings: await sharedStrings(parts, workbook.strings),
    dates: workbook.styles === null ? [] : await dateStyles(parts, workbook.styles),
    sink,
  }
  for (const path of workbook.sheets) if ((await parseSheet(parts, path, context)) > 0) return
}

const magics = { zip: [0x50, 0x4b, 0x03, 0x04], ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] }
const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, magics.zip)

/** Older Excel and workbooks with a password come in Microsoft's own container. @throws AppError 422 at `field` for one */
export function refuseOldExcel(bytes: Uint8Array, field: string): void {
  if (!startsWith(bytes, magics.ole)) return
  const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
  throw refuseField(field, isLocked ? messages.locked : messages.oldExcel)
}

import { AppError, refuseField } from '../errors/app-error.ts'
import { csvMessages } from '../csv/messages.ts'
import { dateStyles } from './number-formats.ts'
import { xlsxMessages as messages } from './messages.ts'
import { SheetTooLarge, readSheet } from './read-sheet.ts'
import type { SheetRow } from './read-sheet.ts'
import { sharedStrings } from './strings.ts'
import { openParts } from './unpack.ts'
import { findWorkbook } from './workbook.ts'

/** As much text as the largest file that may be sent could hold as CSV, twice over. */
const mostCharacters = 16 * 1024 * 1024

type XlsxLimits = { rows: number; columns: number; field: string }

/**
 * The rows of the first sheet that has any; `count` is how many there are, of which no more than the limit and its header are kept. Every cell
 * is the text that its owner sees or typed: numbers without exponent or dust, dates as 2026-11-22, formulas as what they came to.
 * @throws AppError 422 at `field`
 */
export async function readXlsx(bytes: Uint8Array, limits: XlsxLimits): Promise<{ rows: SheetRow[]; count: number }> {
  try {
    return await readFirstSheet(bytes, limits)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refuseField(limits.field, error instanceof SheetTooLarge ? messages.tooLarge : messages.broken)
  }
}

async function readFirstSheet(bytes: Uint8Array, { rows, columns, field }: XlsxLimits): Promise<{ rows: SheetRow[]; count: number }> {
  const parts = await openParts(bytes, field)
  const workbook = await findWorkbook(parts)
  if (!workbook) throw refuseField(field, parts.has('content.xml') ? messages.openDocument : csvMessages.notTable)
  const context = {
    epoch: workbook.epoch, strings: await sharedStrings(parts, workbook.strings), dates: workbook.styles === null ? [] : await dateStyles(parts, workbook.styles),
    limits: { rows: rows + 1, columns: columns + 1, characters: mostCharacters },
  }
  for (const path of workbook.sheets) {
    const sheet = await readSheet(parts, path, context)
    if (sheet.count > 0) return sheet
  }
  return { rows: [], count: 0 }
}

const magics = { zip: [0x50, 0x4b, 0x03, 0x04], ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] }
const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, magics.zip)

/** Older Excel and workbooks with a password come in Microsoft's own container. @throws AppError 422 at `field` for one */
export function refuseOldExcel(bytes: Uint8Array, field: string): void {
  if (!startsWith(bytes, magics.ole)) return
  const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'))
  throw refuseField(field, isLocked ? messages.locked : messages.oldExcel)
}

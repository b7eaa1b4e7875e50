import { CsvError, parse } from 'csv-parse/sync'
import { fromCell } from '@kedai/domain/text/spreadsheet-cell.ts'
import { refuseField } from '../errors/app-error.ts'
import { csvMessages as messages } from './messages.ts'

export type CsvTable = {
  header: string[]
  /** `line` is the row as a spreadsheet counts it, empty ones included and the header being 1: a cell of several lines is one row. Cells are trimmed, as many as the header has. */
  rows: { line: number; cells: string[] }[]
}

export type CsvLimits = { rows: number; columns: number; cell: number; field: string }

/**
 * A table out of a spreadsheet's file: comma, semicolon or tab; UTF-8, UTF-16 or what older Excel writes (Windows-1252); with or without a mark
 * at its start. Empty rows are left out.
 * @throws AppError 422 at `field` for what is no table, and for one beyond the limits
 */
export function readCsv(bytes: Uint8Array, { rows: mostRows, columns, cell: longest, field }: CsvLimits): CsvTable {
  const text = decode(bytes, field)
  const records = parseText(text, field).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = records
  if (!first || rest.length === 0) throw refuseField(field, messages.noRows)
  const header = withoutEmptyEnd(first.cells)
  if (header.length > columns) throw refuseField(field, messages.tooManyColumns, { columns })
  if (rest.length > mostRows) throw refuseField(field, messages.tooManyRows, { rows: mostRows, found: rest.length })
  const tooLong = rest.find(({ cells }) => cells.some((cell) => cell.length > longest))
  if (tooLong) throw refuseField(field, messages.cellTooLong, { line: tooLong.line, longest })
  return { header, rows: rest.map(({ line, cells }) => ({ line, cells: header.map((_, at) => fromCell(cells[at] ?? '')) })) }
}

function decode(bytes: Uint8Array, field: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw refuseField(field, messages.notCsv) // .xlsx, .xls and pictures hold zeros
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parseText(text: string, field: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, trim: true })
    return records.map((cells, at) => ({ line: at + 1, cells }))
  } catch (error) {
    if (error instanceof CsvError) throw refuseField(field, messages.badQuotes, { line: Number(error['lines'] ?? 0) })
    throw error
  }
}

// The mark that stands most often in the first line, outside of quotes.
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/)
  const line = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: line.split(mark).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

import { CsvError, parse } from 'csv-parse/sync'
import { refuseField } from '../errors/app-error.ts'
import { csvMessages as messages } from './messages.ts'

/**
 * The rows of a CSV file that hold something: comma, semicolon or tab; UTF-8, UTF-16 or what older Excel writes (Windows-1252); with or without a
 * mark at its start. `line` counts every row. @throws AppError 422 at `field` for what is no CSV
 */
export const readCsv = (bytes: Uint8Array, field: string): { line: number; cells: string[] }[] =>
  parseText(decode(bytes, field), field).filter(({ cells }) => cells.some((cell) => cell !== ''))

function decode(bytes: Uint8Array, field: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw refuseField(field, messages.notTable) // pictures and other programs' files hold zeros
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

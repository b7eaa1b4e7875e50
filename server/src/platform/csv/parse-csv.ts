import { refuseField } from '../errors/app-error.ts'
import { csvMessages as messages } from './messages.ts'
import type { TableSink } from './table-sink.ts'

/**
 * Hands over the rows of a CSV file: comma, semicolon or tab; UTF-8, UTF-16 or what older Excel writes (Windows-1252); with or without a
 * mark at its start. Looks at each character once and stops at the first limit that is passed.
 * @throws AppError 422 at the sink's field for what is no CSV, and what the sink throws
 */
export function parseCsv(bytes: Uint8Array, sink: TableSink): void {
  const text = decode(bytes, sink.field)
  const delimiter = delimiterOf(text)
  for (let at = 0, line = 1; at < text.length; line++) at = parseRow(text, at, { line, delimiter }, sink)
}

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

const [tab, newline, formFeed, carriageReturn, space, quote] = [9, 10, 12, 13, 32, 34]
const isRowEnd = (code: number) => code === newline || code === carriageReturn

// Reads the row at `start`; the place where the next one starts.
function parseRow(
  text: string,
  start: number,
  { line, delimiter }: { line: number; delimiter: number },
  sink: TableSink,
): number {
  const cells: string[] = []
  let at = start
  for (let column = 0; ; column++) {
    at = skipBlanks(text, at, delimiter)
    const isQuoted = text.charCodeAt(at) === quote
    const cell = isQuoted ? quotedCell(text, at, line, sink) : plainCell(text, at, { line, delimiter }, sink)
    if (column < sink.maxColumns) cells.push(cell.value)
    at = isQuoted ? skipBlanks(text, cell.end, delimiter) : cell.end
    const code = text.charCodeAt(at)
    if (code === delimiter) {
      at++
      continue
    }
    if (at < text.length && !isRowEnd(code)) throw badQuotes(sink, line) // something stands after a closing quotation mark
    sink.add({ line, cells })
    return code === carriageReturn && text.charCodeAt(at + 1) === newline ? at + 2 : at + 1
  }
}

function plainCell(
  text: string,
  start: number,
  { line, delimiter }: { line: number; delimiter: number },
  sink: TableSink,
): { value: string; end: number } {
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === delimiter || isRowEnd(code)) break
    if (code === quote) throw badQuotes(sink, line)
  }
  return { value: text.slice(start, end).trim(), end }
}

function quotedCell(text: string, start: number, line: number, sink: TableSink): { value: string; end: number } {
  let value = ''
  for (let from = start + 1; ;) {
    const end = text.indexOf('"', from)
    if (end < 0) throw badQuotes(sink, line)
    value += text.slice(from, end)
    if (value.length > sink.maxCell) throw sink.cellTooLong(line)
    if (text.charCodeAt(end + 1) !== quote) return { value, end: end + 1 }
    value += '"'
    from = end + 2
  }
}

function skipBlanks(text: string, start: number, delimiter: number): number {
  let at = start
  for (
    let code = text.charCodeAt(at);
    (code === space || code === tab || code === formFeed) && code !== delimiter;
    code = text.charCodeAt(at)
  )
    at++
  return at
}

const badQuotes = ({ field }: TableSink, line: number) => refuseField(field, messages.badQuotes, { line })

const maxLookedAt = 64 * 1024

// The mark that stands most often in the first line, outside of quotes.
function delimiterOf(text: string): number {
  const counts = new Map([...',;\t'].map((mark) => [mark.charCodeAt(0), 0]))
  let isQuoted = false
  for (let at = 0; at < Math.min(text.length, maxLookedAt); at++) {
    const code = text.charCodeAt(at)
    if (code === quote) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (isRowEnd(code)) break
    else if (counts.has(code)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

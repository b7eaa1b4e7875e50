import { spreadsheetNumber } from '@kedai/domain/text/spreadsheet-number.ts'
import type { TableSink } from '../csv/table-sink.ts'
import { WorkbookTooLarge, workbookLimits } from './limits.ts'
import { dateText } from './number-formats.ts'
import { parseXml } from './parse-xml.ts'
import { richText, unescaped } from './strings.ts'
import type { Parts } from './unpack.ts'
import type { Workbook } from './workbook.ts'

type Context = Pick<Workbook, 'epoch'> & { strings: readonly string[]; dates: readonly boolean[]; sink: TableSink }

const lastLine = 1_048_576

/**
 * Hands over the rows of a sheet that hold something; how many there were. Formulas are what they last came to.
 * @throws WorkbookTooLarge beyond the characters, Error for a sheet that is broken; what the sink throws
 */
export async function parseSheet(
  parts: Parts,
  path: string,
  { strings, dates, epoch, sink }: Context,
): Promise<number> {
  let count = 0
  let characters = 0
  let row: { line: number; cells: string[] } = { line: 0, cells: [] }
  let at = -1
  let cell = { type: 'n', style: '' }
  let value: string | null = null
  const inline = richText()

  const textOf = (raw: string): string => {
    if (cell.type === 's') return strings[Number(raw)] ?? broken(`there is no text ${raw}`)
    if (cell.type === 'b') return raw === '1' ? 'TRUE' : 'FALSE'
    if (cell.type === 'd') return raw.replace(/T00:00:00(?:\.0{1,9})?Z?$/, '')
    if (cell.type !== 'n') return unescaped(raw) // what a formula came to, as a text or as an error
    return (dates[Number(cell.style)] ? dateText(raw, epoch) : null) ?? spreadsheetNumber(raw)
  }
  const endCell = () => {
    const text = (cell.type === 'inlineStr' ? inline.take() : textOf(value ?? '')).trim()
    if (text === '' || at >= sink.maxColumns) return
    characters += text.length
    if (characters > workbookLimits.characters) throw new WorkbookTooLarge('characters of all cells')
    while (row.cells.length < at) row.cells.push('')
    row.cells[at] = text
  }

  await parseXml(await parts.open(path), {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: placeOf(attributes['r'], row.line), cells: [] }
        at = -1
      } else if (name === 'c') {
        at = columnOf(attributes['r'], at)
        cell = { type: attributes['t'] ?? 'n', style: attributes['s'] ?? '' }
        value = null
      } else if (name === 'v') value = ''
      else inline.reader.open(name, attributes)
    },
    text(text) {
      if (value !== null) value += text
      if ((value?.length ?? 0) > workbookLimits.text) throw new WorkbookTooLarge('characters of one text')
      inline.reader.text(text)
    },
    close(name) {
      inline.reader.close(name)
      if (name === 'c' && (value !== null || cell.type === 'inlineStr')) endCell()
      if (name !== 'row' || row.cells.length === 0) return
      count += 1
      sink.add(row)
    },
  })
  return count
}

// Rows stand in their order; one that does not say its number follows the one before.
function placeOf(number: string | undefined, before: number): number {
  const line = number === undefined ? before + 1 : Number(number)
  return line > before && line <= lastLine ? line : broken(`row ${number} after ${before}`)
}

function columnOf(place: string | undefined, before: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  const at =
    letters === undefined
      ? before + 1
      : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return at > before ? at : broken(`cell ${place} after column ${before}`)
}

function broken(why: string): never {
  throw new Error(`not a sheet: ${why}`)
}

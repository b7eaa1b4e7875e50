import { fromCell } from '@kedai/domain/text/spreadsheet-cell.ts'
import type { AppError } from '../errors/app-error.ts'
import { refuseField } from '../errors/app-error.ts'
import { csvMessages as messages } from './messages.ts'

/** `cells`: of all rows together, each as wide as the header. `cell`: characters of one. */
export type TableLimits = { rows: number; columns: number; cells: number; cell: number; field: string }

/** `line` is the row as a spreadsheet counts it, empty ones included and the header being 1: a cell of several lines is one row. */
export type TableRow = { line: number; cells: string[] }

export type Table = {
  header: string[]
  /** Rows below the header that hold something. */
  count: number
  /** These rows as `TableRow[]` in JSON, some 256 kB of it at a time: what only goes on to the database need not be read on the way. Cells are trimmed, as many as the header has. */
  batches: Uint8Array[]
}

/** Takes the rows of a table as they are parsed. */
export type TableSink = {
  field: string
  /** Cells beyond them need not be handed over. */
  maxColumns: number
  maxCell: number
  /** @throws AppError 422 at the first limit that is passed */
  add(row: TableRow): void
  cellTooLong(line: number): AppError
  /** @throws AppError 422 when there is no row */
  end(): Table
}

/** As many as a spreadsheet has. */
const maxLine = 1_048_576
/** Characters of a column's title. */
const maxTitle = 1_000
const batchBytes = 256 * 1024

export function createTableSink({
  rows: maxRows,
  columns,
  cells: maxCells,
  cell: maxCell,
  field,
}: TableLimits): TableSink {
  let header: string[] | null = null
  let count = 0
  let cellCount = 0
  let batch: string[] = []
  let batchLength = 0
  const batches: Uint8Array[] = []

  const tooLong = (line: number, longest: number) => refuseField(field, messages.cellTooLong, { line, longest })
  const cellTooLong = (line: number) => tooLong(line, maxCell)

  return {
    field,
    maxCell,
    cellTooLong,
    maxColumns: columns + 1, // one more shows that there are too many
    add({ line, cells }) {
      if (line > maxLine) throw refuseField(field, messages.tooManyRows, { rows: maxRows })
      if (cells.every((cell) => cell === '')) return
      if (cells.some((cell) => cell.length > maxCell)) throw cellTooLong(line)
      if (header === null) {
        header = withoutEmptyEnd(cells).map((title) => storable(fromCell(title)))
        if (header.some((title) => title.length > maxTitle)) throw tooLong(line, maxTitle)
        if (header.length > columns) throw refuseField(field, messages.tooManyColumns, { columns })
        return
      }
      count++
      if (count > maxRows) throw refuseField(field, messages.tooManyRows, { rows: maxRows })
      cellCount += header.length
      if (cellCount > maxCells) throw refuseField(field, messages.tooManyCells, { cells: maxCells })
      const text = JSON.stringify({ line, cells: header.map((_, at) => storable(fromCell(cells[at] ?? ''))) })
      batch.push(text)
      batchLength += text.length
      if (batchLength >= batchBytes) endBatch()
    },
    end() {
      if (header === null || count === 0) throw refuseField(field, messages.noRows)
      if (batch.length > 0) endBatch()
      return { header, count, batches }
    },
  }

  function endBatch(): void {
    batches.push(new TextEncoder().encode(`[${batch.join(',')}]`))
    batch = []
    batchLength = 0
  }
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

// The database keeps no NUL and no half of a surrogate pair, which some programs leave where they cut an emoji.
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

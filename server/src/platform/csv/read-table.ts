import { fromCell } from '@kedai/domain/text/spreadsheet-cell.ts'
import { refuseField } from '../errors/app-error.ts'
import { isZip, readXlsx, refuseOldExcel } from '../xlsx/read-xlsx.ts'
import { csvMessages as messages } from './messages.ts'
import { readCsv } from './read-csv.ts'

export type Table = {
  header: string[]
  /** `line` is the row as a spreadsheet counts it, empty ones included and the header being 1: a cell of several lines is one row. Cells are trimmed, as many as the header has. */
  rows: { line: number; cells: string[] }[]
}

export type TableLimits = { rows: number; columns: number; cell: number; field: string }

/**
 * A table out of a spreadsheet's file: an Excel workbook (.xlsx), or CSV as `readCsv` takes it. Empty rows are left out.
 * @throws AppError 422 at `field` for what is no table, and for one beyond the limits
 */
export async function readTable(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const { rows: mostRows, columns, cell: longest, field } = limits
  refuseOldExcel(bytes, field)
  const { rows: [first, ...rest], count } = isZip(bytes) ? await readXlsx(bytes, limits) : counted(readCsv(bytes, field))
  if (!first || rest.length === 0) throw refuseField(field, messages.noRows)
  const header = withoutEmptyEnd(first.cells)
  if (header.length > columns) throw refuseField(field, messages.tooManyColumns, { columns })
  if (count - 1 > mostRows) throw refuseField(field, messages.tooManyRows, { rows: mostRows, found: count - 1 })
  const tooLong = rest.find(({ cells }) => cells.some((cell) => cell.length > longest))
  if (tooLong) throw refuseField(field, messages.cellTooLong, { line: tooLong.line, longest })
  return { header, rows: rest.map(({ line, cells }) => ({ line, cells: header.map((_, at) => fromCell(cells[at] ?? '')) })) }
}

const counted = <Row>(rows: Row[]): { rows: Row[]; count: number } => ({ rows, count: rows.length })

function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

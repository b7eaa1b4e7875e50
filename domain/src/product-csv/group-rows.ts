import { plainNumber } from '../money/typed-number.ts'
import type { ColumnChoice, CsvField } from './columns.ts'
import { csvFields, optionNameOf } from './columns.ts'

/** A row of a file as fields; a field without a column is left out, an empty cell is ''. */
export type CsvRow = {
  line: number
  /** An option's name is the title of its column: not said by the row itself. */ isNamedByHeading?: true
} & Partial<Record<CsvField, string>>

/** `header` names an option whose name has no column of its own. */
export const rowOf = (
  line: number,
  cells: readonly string[],
  choice: ColumnChoice,
  header: readonly string[],
): CsvRow => {
  const row: CsvRow = { line }
  for (const field of csvFields) {
    const at = choice[field]
    if (at !== undefined) row[field] = asRead(field, (cells[at] ?? '').trim())
  }
  for (const [name, value] of options) {
    const heading = optionNameOf(header[choice[value] ?? -1] ?? '')
    if (choice[name] === undefined && row[value] && heading !== '')
      Object.assign(row, { [name]: heading, isNamedByHeading: true })
  }
  return row
}

const options = [
  ['option1_name', 'option1_value'],
  ['option2_name', 'option2_value'],
] as const

// What cannot be read as a number stays as it is, and is refused by name.
function asRead(field: CsvField, cell: string): string {
  if (field === 'stock')
    return soldOut.has(cell.toLowerCase()) ? '0' : (plainNumber(cell.replace(/[.,]0{1,2}$/, ''), 0) ?? cell)
  if (field === 'weight') return plainNumber(cell.replace(/kg$/i, ''), 3) ?? cell
  return isMoney.has(field) ? (plainNumber(cell, 2) ?? cell) : cell
}

const isMoney = new Set<CsvField>(['price', 'promo_price', 'cost'])
const soldOut = new Set([
  'habis',
  'stok habis',
  'habis stok',
  'habis dijual',
  'tiada',
  'tiada stok',
  'kosong',
  'sold out',
  'out of stock',
  'none',
  '售罄',
  '缺货',
  '无货',
  '卖完',
])

/**
 * Rows that are one product: those that follow each other with the same id, or, without ids, with the same title (or none
 * at all, as other systems leave it out below the first row) and an option of their own.
 */
export function groupRows(rows: readonly CsvRow[]): CsvRow[][] {
  const groups: CsvRow[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && belongsTo(row, group)) group.push(row)
    else groups.push([row])
  }
  return groups
}

function belongsTo(row: CsvRow, group: readonly CsvRow[]): boolean {
  const first = group[0]
  if (!first || !row.option1_value) return false
  if (row.view_id || first.view_id) return row.view_id === first.view_id || (!row.view_id && !row.title)
  return !row.title || row.title.toLowerCase() === first.title?.toLowerCase()
}

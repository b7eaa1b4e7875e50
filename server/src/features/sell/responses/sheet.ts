import type { CollectionField, GivenAnswer } from '@kedai/contracts/collections.ts'
import { readCell } from '@kedai/domain/collections/grid.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Cell } from '../../../platform/csv/write-csv.ts'
import { yes } from './messages.ts'
import { cellNames } from './present.ts'

/** A column of the sheet; a grid has one for each of its cells. */
export type SheetColumn = { key: string; title: string; cell: string | null }

export const sheetColumns = (fields: readonly CollectionField[]): SheetColumn[] =>
  fields.flatMap((field): SheetColumn[] =>
    field.type === 'grid'
      ? cellNames(field).map((cell) => ({ key: field.key, title: `${field.label}: ${cell}`, cell }))
      : [{ key: field.key, title: field.label, cell: null }],
  )

export function cellOf({ key, cell }: SheetColumn, answers: readonly GivenAnswer[], lang: Lang): Cell {
  const value = answers.find((answer) => answer.key === key)?.value
  if (cell !== null) return Array.isArray(value) ? quantityOf(cell, value) : null
  if (typeof value === 'string') return value
  if (value === true) return yes[lang]
  return value ? value.join(', ') : null
}

function quantityOf(cell: string, chosen: readonly string[]): Cell {
  const found = chosen.map(readCell).find((one) => one?.name === cell)
  return found ? found.quantity : null
}

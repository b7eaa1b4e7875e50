import type { DocumentRow, DocumentTable } from '@kedai/domain/documents/paper-document.ts'
import { beside, nothing, padded, stack } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import type { Part } from '../paper/paginate.ts'
import { paragraph } from '../paper/paragraph.ts'
import { columnsOf } from './columns.ts'
import type { Column } from './columns.ts'
import { columnWidth } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** The rows of a table, whose head stands again on every page they reach. The last row stays with what follows. */
export function tableParts(sheet: Sheet, table: DocumentTable): Part[] {
  const { letters, styles, inks } = sheet
  const columns = columnsOf(sheet, table, columnWidth)
  const firstGrowing = table.columns.findIndex(({ grows }) => grows)
  const repeats = headRow()
  if (table.rows.length === 0) {
    const empty = padded(paragraph(letters, table.empty, { style: styles.soft, width: columnWidth }), { top: 8, bottom: 8 })
    return [{ block: repeats, gap: 0, keepWithNext: true }, { block: empty, gap: 0 }]
  }
  return [
    { block: repeats, gap: 0, keepWithNext: true },
    ...table.rows.map((row, place): Part => ({ block: bodyRow(row), gap: 0, repeats, keepWithNext: place === table.rows.length - 1 })),
  ]

  function headRow(): Block {
    const labels = columns.map((column, place) => paragraph(letters, table.columns[place]?.label ?? '', { style: styles.column, width: column.width, align: column.align }))
    const tallest = Math.max(...labels.map(({ height }) => height))
    // Labels of two lines and of one stand on the same foot.
    const feet = beside(columns.map(({ left }, place) => ({ left, block: padded(labels[place] ?? nothing, { top: tallest - (labels[place]?.height ?? 0) }) })))
    return padded(feet, { bottom: 5, behind: (pen, x, y, height) => pen.rule({ x, y: y + height, width: columnWidth }, { colour: inks.accent, thickness: 1.25 }) })
  }

  function bodyRow({ cells, details = [], isStrong }: DocumentRow): Block {
    const style = isStrong ? styles.bodyStrong : styles.body
    const blocks = columns.map(({ left, ...column }, place) => ({ left, block: cell(column, cells[place] ?? '', column.grows && place === firstGrowing ? details : []) }))
    return padded(beside(blocks), { top: 5.5, bottom: 5.5, behind: (pen, x, y, height) => pen.rule({ x, y: y + height, width: columnWidth }, { colour: inks.line, thickness: 0.6 }) })

    function cell({ width, align }: Omit<Column, 'left'>, text: string, under: readonly string[]): Block {
      const words = paragraph(letters, text, { style, width, align })
      return under.length === 0 ? words : stack([words, ...under.map((detail) => paragraph(letters, detail, { style: styles.small, width, align }))])
    }
  }
}

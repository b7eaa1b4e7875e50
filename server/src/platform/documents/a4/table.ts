import type { DocumentRow, DocumentTable } from '@kedai/domain/documents/paper-document.ts'
import { beside, nothing, padded, stack, tagged } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import type { Part } from '../paper/paginate.ts'
import { paragraph } from '../paper/paragraph.ts'
import { columnsOf } from './columns.ts'
import type { Column } from './columns.ts'
import { columnWidth } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** The rows of a table, whose head stands again on every page they reach. The last row stays with what follows. */
export function tableParts(sheet: Sheet, table: DocumentTable): Part[] {
  const { letters, styles, inks, isDense } = sheet
  const rowAir = isDense ? 3.5 : 5.5
  const columns = columnsOf(sheet, table, columnWidth)
  const firstGrowing = table.columns.findIndex(({ grows }) => grows)
  const repeats = headRow()
  if (table.rows.length === 0) {
    const empty = padded(paragraph(letters, table.empty, { style: styles.soft, width: columnWidth }), {
      top: 8,
      bottom: 8,
    })
    return [
      { block: repeats, gap: 0, keepWithNext: true },
      { block: empty, gap: 0 },
    ]
  }
  return [
    { block: repeats, gap: 0, keepWithNext: true },
    ...table.rows.map((row, place): Part => ({
      block: bodyRow(row),
      gap: 0,
      repeats,
      keepWithNext: place === table.rows.length - 1,
    })),
  ]

  // A row of the one table that this is, over however many pages.
  function rowOf(block: Block): Block {
    return {
      ...block,
      draw: (pen, x, y) => pen.element('Table', () => pen.element('TR', () => block.draw(pen, x, y)), { of: table }),
      ...(block.part && { part: (room) => partRow(block, room) }),
    }
  }

  function partRow(block: Block, room: number): [Block, Block] | null {
    const halves = block.part?.(room)
    return halves ? [rowOf(halves[0]), rowOf(halves[1])] : null
  }

  // Readers hear it once, though every page shows it.
  function headOnce(block: Block): Block {
    const row = rowOf(block)
    let isSaid = false
    return {
      height: block.height,
      draw(pen, x, y) {
        if (isSaid) pen.artifact(() => block.draw(pen, x, y), 'Pagination')
        else row.draw(pen, x, y)
        isSaid = true
      },
    }
  }

  function headRow(): Block {
    const labels = columns.map((column, place) =>
      paragraph(letters, table.columns[place]?.label ?? '', {
        style: styles.column,
        width: column.width,
        align: column.align,
      }),
    )
    const tallest = Math.max(...labels.map(({ height }) => height))
    // Labels of two lines and of one stand on the same foot.
    const feet = beside(
      columns.map(({ left }, place) => ({
        left,
        block: padded(tagged('TH', labels[place] ?? nothing), { top: tallest - (labels[place]?.height ?? 0) }),
      })),
    )
    return headOnce(
      padded(feet, {
        bottom: 5,
        behind: (pen, x, y, height) =>
          pen.rule({ x, y: y + height, width: columnWidth }, { colour: inks.accent, thickness: 1.25 }),
      }),
    )
  }

  function bodyRow({ cells, details = [], isStrong }: DocumentRow): Block {
    const style = isStrong ? styles.bodyStrong : styles.body
    const blocks = columns.map(({ left, ...column }, place) => ({
      left,
      block: tagged('TD', cell(column, cells[place] ?? '', column.grows && place === firstGrowing ? details : [])),
    }))
    return rowOf(
      padded(beside(blocks), {
        top: rowAir,
        bottom: rowAir,
        behind: (pen, x, y, height) =>
          pen.rule({ x, y: y + height, width: columnWidth }, { colour: inks.line, thickness: 0.6 }),
      }),
    )

    function cell({ width, align }: Omit<Column, 'left'>, text: string, under: readonly string[]): Block {
      const words = paragraph(letters, text, { style, width, align })
      return under.length === 0
        ? words
        : stack([words, ...under.map((detail) => paragraph(letters, detail, { style: styles.small, width, align }))])
    }
  }
}

import type { DocumentTable } from '@kedai/domain/documents/paper-document.ts'
import type { Sheet } from './sheet.ts'

export type Column = { left: number; width: number; align: 'start' | 'end'; grows: boolean }

const gutter = 16

/**
 * How wide each column of a table is: those with figures as wide as their longest cell, up to a limit; those that grow share the rest.
 * Widths and left edges in points, within `room`.
 */
export function columnsOf(
  { letters, styles }: Pick<Sheet, 'letters' | 'styles'>,
  { columns, rows }: DocumentTable,
  room: number,
): Column[] {
  const natural = columns.map(({ label, grows }, place) => {
    if (grows) return 0
    const cells = rows.map(({ cells: texts, isStrong }) =>
      letters.width(texts[place] ?? '', isStrong ? styles.bodyStrong : styles.body),
    )
    const labelWidth = Math.min(
      letters.width(label, styles.column),
      Math.max(64, ...label.split(' ').map((word) => letters.width(word, styles.column))),
    )
    return cells.reduce((widest, width) => Math.max(widest, width), labelWidth) + 0.01 // what was measured fits
  })
  const free = room - gutter * (columns.length - 1)
  const asked = natural.reduce((sum, width) => sum + width, 0)
  const growing = columns.filter(({ grows }) => grows).length
  const maxForFigures = growing === 0 ? free : free * 0.68
  const squeeze = asked > maxForFigures ? maxForFigures / asked : 1
  const share = growing === 0 ? 0 : (free - asked * squeeze) / growing
  // Without a growing column the last one takes what is left.
  const rest = growing === 0 ? free - asked * squeeze : 0
  let left = 0
  return columns.map(({ align, grows = false }, place) => {
    const width = grows ? share : (natural[place] ?? 0) * squeeze + (place === columns.length - 1 ? rest : 0)
    const column = { left, width, align, grows }
    left += width + gutter
    return column
  })
}

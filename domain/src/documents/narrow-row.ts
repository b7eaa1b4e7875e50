import type { DocumentColumn, DocumentRow, DocumentTable } from './paper-document.ts'

export type NarrowRow = { title: string; details: string; amount: string }

/** A row of a table where columns have no room, as on a till roll: its title, what it is made of, and its amount. */
export function narrowRow(
  { columns, narrowJoin }: Pick<DocumentTable, 'columns' | 'narrowJoin'>,
  { cells }: DocumentRow,
): NarrowRow {
  const said = columns
    .map((column, place) => ({ ...column, text: cells[place] ?? '' }))
    .filter(({ text }) => text !== '')
  const at = (narrow: DocumentColumn['narrow']) => said.filter((cell) => cell.narrow === narrow).map(({ text }) => text)
  const labelled = said
    .filter(({ narrow }) => narrow === 'labelled-detail')
    .map(({ label, text }) => `${label} ${text}`)
  return {
    title: at('title').join(' '),
    details: [at('detail').join(narrowJoin), ...labelled].filter(Boolean).join(' · '),
    amount: at('amount').join(' '),
  }
}

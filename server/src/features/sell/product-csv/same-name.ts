import type { CsvRow } from '@kedai/domain/product-csv/group-rows.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { rowProblems } from './messages.ts'
import type { Namesake } from './queries/same-names.ts'

/** The first row that each name comes in by, by its key. */
export type NameLines = Map<string, number>

export const nameKey = ({ title = '' }: Pick<CsvRow, 'title'>): string => title.toLowerCase()

/** Only a name tells what they are: an ID or a SKU says for certain whether they are new. */
export const isNamedOnly = (rows: readonly CsvRow[]): boolean =>
  Boolean(rows[0]?.title) && rows.every(({ sku, view_id: viewId }) => !sku && !viewId)

/** That the name of a product is there already, further up in the file or in the shop; null when it is not. */
export function sameName(
  rows: readonly CsvRow[],
  { nameLines, namesakes }: { nameLines: NameLines; namesakes: readonly Namesake[] },
): { message: Message; productId: number | null } | null {
  const [first] = rows
  if (!first?.title || !isNamedOnly(rows)) return null
  const namesake = namesakes.find(({ typed }) => typed === first.title)
  if (namesake) return { message: fill(rowProblems.nameInShop, { name: first.title }), productId: namesake.id }
  const line = nameLines.get(nameKey(first))
  return line === undefined ? null : { message: fill(rowProblems.nameInFile, { line }), productId: null }
}

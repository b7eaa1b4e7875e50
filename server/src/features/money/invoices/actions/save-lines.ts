import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { lineColumns } from '../content-columns.ts'
import { contentTexts } from '../messages/content.ts'
import { changeLine, insertLines, removeLines, type LineRow } from '../queries/lines.ts'
import type { ContentLine } from '../read-content.ts'

/** Puts the lines in place: known ones keep their ids, new ones are added, those left out go. @throws AppError `not_found` for a line of another invoice, `invalid` for one sent twice */
export async function saveLines(
  trx: Db,
  of: { shopId: number; invoiceId: number },
  before: readonly LineRow[],
  lines: readonly ContentLine[],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id))
  const kept = lines.flatMap(({ id }) => id ?? [])
  if (kept.some((id) => !known.has(id))) throw new AppError('not_found', common.notFound)
  const twice = lines.findIndex(({ id }, place) => id !== null && lines.findIndex((line) => line.id === id) < place)
  if (twice >= 0) throw refuseField(`invoice_items.${twice}.id`, contentTexts.lineTwice)
  await removeLines(
    trx,
    of,
    [...known].filter((id) => !kept.includes(id)),
  )
  for (const [position, line] of lines.entries()) {
    if (line.id !== null) await changeLine(trx, of, line.id, { ...lineColumns(line), position })
  }
  await insertLines(
    trx,
    of,
    lines.flatMap((line, position) => (line.id === null ? [{ position, line: lineColumns(line) }] : [])),
  )
}

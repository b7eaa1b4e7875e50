import type { ChooseColumns } from '@kedai/contracts/product-imports.ts'
import { missingColumns } from '@kedai/domain/product-csv/columns.ts'
import type { CsvRow } from '@kedai/domain/product-csv/group-rows.ts'
import { groupRows, rowOf } from '@kedai/domain/product-csv/group-rows.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { leaveToJob } from '../../../../platform/jobs/long-work.ts'
import { importWork } from '../import-work.ts'
import { refusals } from '../messages.ts'
import { lockImport, setColumns } from '../queries/imports.ts'
import { allRows, setGroups } from '../queries/rows.ts'

/** Says what each column is; every row is then checked, and nothing of the shop changes. @throws AppError 404, 409 once it was started, 422 */
export async function chooseColumns(
  trx: Db,
  { shopId, importId, choice }: { shopId: number; importId: number; choice: ChooseColumns },
): Promise<void> {
  const record = await lockImport(trx, shopId, importId)
  if (!record) throw new AppError('not_found', texts.notFound)
  if (record.state === 'checking') throw new AppError('conflict', refusals.busy)
  if (record.state !== 'uploaded' && record.state !== 'checked') throw new AppError('conflict', refusals.wasStarted)
  judgeColumns(choice, record.header.length)
  await setColumns(trx, shopId, importId, choice)
  const rows: CsvRow[] = []
  for await (const { line, cells } of allRows(trx, importId))
    rows.push(rowOf(line, cells, choice.columns, record.header))
  await setGroups(
    trx,
    importId,
    groupRows(rows).flatMap((group) => group.map(({ line }) => ({ line, group: group[0]?.line ?? line }))),
  )
  await leaveToJob(trx, importWork, { shopId, importId })
}

function judgeColumns({ columns }: ChooseColumns, width: number): void {
  const fields: Record<string, Message[]> = {}
  for (const field of missingColumns(columns)) fields[`columns.${field}`] = [refusals.needsColumns]
  const taken = new Set<number>()
  for (const [field, at] of Object.entries(columns)) {
    if (at >= width) fields[`columns.${field}`] = [refusals.noSuchColumn]
    else if (taken.has(at)) fields[`columns.${field}`] = [refusals.columnTwice]
    taken.add(at)
  }
  const [first] = Object.values(fields).flat()
  if (first) throw new AppError('invalid', first, { fields })
}

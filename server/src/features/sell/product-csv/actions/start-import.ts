import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { leaveToJob } from '../../../../platform/jobs/long-work.ts'
import { importWork } from '../import-work.ts'
import { refusals } from '../messages.ts'
import { lockImport, setState } from '../queries/imports.ts'
import { waitingGroups } from '../queries/rows.ts'

type OfImport = { shopId: number; importId: number }

/** Brings the checked rows in, by a job. Pressed again it goes on as it is. @throws AppError 404, 409 */
export async function startImport(trx: Db, { shopId, importId }: OfImport): Promise<void> {
  const record = await lockImport(trx, shopId, importId)
  if (!record) throw new AppError('not_found', texts.notFound)
  if (record.state === 'running' || record.state === 'done') return
  if (record.state === 'undoing' || record.state === 'undone') throw new AppError('conflict', refusals.isUndone)
  if (record.state !== 'checked') throw new AppError('conflict', refusals.notChecked)
  if ((await waitingGroups(trx, importId, 1)).length === 0) throw new AppError('conflict', refusals.nothingToDo)
  await setState(trx, shopId, importId, 'running')
  await leaveToJob(trx, importWork, { shopId, importId })
}

/** Takes back what an import did, by a job; products that were sold or changed since are told apart. @throws AppError 404, 409 */
export async function undoImport(trx: Db, { shopId, importId }: OfImport): Promise<void> {
  const record = await lockImport(trx, shopId, importId)
  if (!record) throw new AppError('not_found', texts.notFound)
  if (record.state === 'undoing' || record.state === 'undone') return
  if (record.state !== 'done')
    throw new AppError('conflict', record.state === 'running' ? refusals.busy : refusals.notDone)
  await setState(trx, shopId, importId, 'undoing')
  await leaveToJob(trx, importWork, { shopId, importId })
}

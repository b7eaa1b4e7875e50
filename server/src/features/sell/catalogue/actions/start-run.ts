import { maxInRun } from '@kedai/contracts/product-runs.ts'
import type { ChangeProducts } from '@kedai/contracts/product-runs.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { leaveToJob } from '../../../../platform/jobs/long-work.ts'
import { refusals } from '../messages.ts'
import { productRunWork } from '../product-run-work.ts'
import { categoryNames } from '../queries/category-names.ts'
import { addRows, addRowsOf, idsMatching, insertRun, lockRun } from '../queries/runs.ts'
import { runRefusals } from '../run-messages.ts'
import { readChange } from './read-change.ts'
import { workRun } from './work-run.ts'

/** So many are done while the seller waits; more are done by a job. */
const maxAtOnce = 200

type By = { shopId: number; userId: number; now: Date }

/** Does one change to many products of the shop; the run's id. @throws AppError 404 when none of them is the shop's, 422 */
export async function startRun(
  trx: Db,
  { shopId, userId, now, ids, all, change }: By & ChangeProducts,
): Promise<number> {
  readChange(change)
  await mustHaveCategory(trx, shopId, change)
  const wanted = ids ?? (all ? await idsMatching(trx, shopId, all, now, maxInRun) : [])
  if (wanted.length > maxInRun) throw refuseField('all', runRefusals.tooMany, { most: maxInRun })
  if (!ids && wanted.length === 0) throw refuseField(all ? 'all' : 'ids', runRefusals.noneChosen)
  const runId = await insertRun(trx, { shopId, userId, change, undoes: null, now })
  const total = await addRows(trx, shopId, runId, wanted)
  if (total === 0) throw new AppError('not_found', texts.notFound)
  await begin(trx, { shopId, runId, total, now })
  return runId
}

/** Puts back what a run changed, as far as nothing happened to it since; once. @throws AppError 404, 409 */
export async function undoRun(trx: Db, { shopId, userId, now, runId }: By & { runId: number }): Promise<number> {
  const run = await lockRun(trx, shopId, runId)
  if (!run) throw new AppError('not_found', texts.notFound)
  if (!run.finished_at) throw new AppError('conflict', runRefusals.stillRunning)
  if (run.undoes !== null || run.undone) throw new AppError('conflict', runRefusals.undoneAlready)
  const undoId = await insertRun(trx, { shopId, userId, change: run.change, undoes: runId, now })
  const total = await addRowsOf(trx, shopId, undoId, runId)
  await begin(trx, { shopId, runId: undoId, total, now })
  return undoId
}

async function begin(
  trx: Db,
  { shopId, runId, total, now }: { shopId: number; runId: number; total: number; now: Date },
): Promise<void> {
  if (total > maxAtOnce) await leaveToJob(trx, productRunWork, { shopId, runId })
  else await workRun(trx, { shopId, runId, atMost: maxAtOnce, now })
}

async function mustHaveCategory(trx: Db, shopId: number, change: ChangeProducts['change']): Promise<void> {
  if (change.do !== 'category' || change.category_id === null) return
  const categories = await categoryNames(trx, shopId)
  if (!categories.some(({ id }) => id === change.category_id))
    throw refuseField('change.category_id', refusals.foreignCategory)
}

import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { findLeftRuns } from '../queries/runs.ts'
import { orderRunQueue } from '../queues.ts'

/** Runs of any shop that nobody has touched for so many seconds go on: their worker was lost. */
export async function takeUpRuns({ db, clock }: Pick<Deps, 'db' | 'clock'>, seconds: number): Promise<void> {
  for (const { shop_id: shopId, run_id: runId } of await findLeftRuns(db, new Date(clock.now().getTime() - seconds * 1000), 100)) {
    await inTransaction(db, { shopId }, (trx) => enqueue(trx, orderRunQueue, { shopId, runId }))
  }
}

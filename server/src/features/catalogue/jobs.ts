import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { workRun } from './actions/work-run.ts'
import { productRunQueue } from './run-queue.ts'

const rowsATransaction = 100
const transactionsAJob = 10

/** Changes of many products, in short transactions; what is left after some of them is the next job's, so that one that was killed loses little. */
export function workProductRuns({ db, clock, jobs }: Deps): void {
  jobs.registerWorker(productRunQueue, async ({ data: { shopId, runId } }) => {
    for (let n = 0; n < transactionsAJob; n++) {
      const isDone = await inTransaction(db, { shopId }, (trx) => workRun(trx, { shopId, runId, atMost: rowsATransaction, now: clock.now() }))
      if (isDone) return
    }
    await inTransaction(db, { shopId }, (trx) => enqueue(trx, productRunQueue, { shopId, runId }))
  })
}

import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { foldSales } from './queries/fold-sales.ts'

export const foldQueue = defineQueue<object>('fold-sales', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

const batch = 2_000
const batchesAtMost = 20 // what is left waits for the next minute

/** Folds what orders changed into days, every minute. */
export function workSalesJobs({ db, jobs }: Deps): void {
  jobs.registerWorker(
    foldQueue,
    async () => {
      for (let turn = 0; turn < batchesAtMost; turn++) {
        if ((await inTransaction(db, {}, (trx) => foldSales(trx, batch))) < batch) return
      }
    },
    { lowPriority: true },
  )
  jobs.schedule(foldQueue, '* * * * *', {})
}

import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { foldSales } from './queries/fold-sales.ts'
import { removeOldCounts } from './queries/remove-old-counts.ts'

export const foldQueue = defineQueue<object>('fold-sales', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

export const oldCountsQueue = defineQueue<object>('sales-old-counts', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

const countDays = 3 * 366 // as far as a report of a year and the year before it, asked for a year later
const batch = 2_000
const batchesAtMost = 20 // what is left waits for the next minute

/** Folds what orders changed into days, every minute; removes counts of views and carts that nobody looks back on. */
export function workSalesJobs({ db, jobs, clock }: Deps): void {
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
  jobs.registerWorker(oldCountsQueue, () => removeOldCounts(db, plusDays(formatDate(clock.now()), -countDays)), {
    lowPriority: true,
  })
  jobs.schedule(oldCountsQueue, '37 4 * * *', {})
}

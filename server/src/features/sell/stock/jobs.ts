import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { mailLowStock } from './actions/mail-low-stock.ts'
import { shopsRunningLow } from './queries/low-stock.ts'

export const lowStockQueue = defineQueue<Record<string, never>>('low-stock', { expireInSeconds: 60, retryLimit: 1 })

/** Every five minutes: one mail a shop about all that has run low since the last one. */
export function tellLowStock(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'config'>): void {
  deps.jobs.registerWorker(
    lowStockQueue,
    async () => {
      for (const shopId of await shopsRunningLow(deps.db))
        await inTransaction(deps.db, { shopId }, (trx) => mailLowStock(trx, deps, shopId))
    },
    { lowPriority: true },
  )
  deps.jobs.schedule(lowStockQueue, '*/5 * * * *', {})
}

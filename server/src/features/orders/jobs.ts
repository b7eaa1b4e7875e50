import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { expireOrders } from './actions/expire-orders.ts'
import { sendOrderMails, type OrderMailJob } from './mails/send-order-mails.ts'

export const orderMailQueue = defineQueue<OrderMailJob>('order-mail')
export const expireQueue = defineQueue<{ isFirstOfMinute: boolean }>('expire-orders', { retryLimit: 1, expireInSeconds: 60 })

/** Mails about orders, and the end of orders that were not paid in time: every 15 s. */
export function workOrderJobs(deps: Deps): void {
  const { jobs, db, clock } = deps
  jobs.registerWorker(orderMailQueue, ({ data }) => sendOrderMails(deps, data), { batchSize: 20, unhurried: true })
  jobs.registerWorker(expireQueue, async ({ data }) => {
    await expireOrders(db, clock.now())
    if (data.isFirstOfMinute) await expireAgain(deps)
  })
  jobs.schedule(expireQueue, '* * * * *', { isFirstOfMinute: true })
}

// A schedule knows whole minutes only; whoever gets the first turn of a minute asks for the other three.
const expireAgain = ({ db }: Deps) => inTransaction(db, {}, async (trx) => {
  for (const seconds of [15, 30, 45]) await enqueue(trx, expireQueue, { isFirstOfMinute: false }, { startAfter: seconds })
})

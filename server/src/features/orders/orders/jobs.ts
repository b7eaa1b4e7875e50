import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { expireOrders } from './actions/expire-orders.ts'
import { leaveOrderMails, type OrderMail } from './mails/order-mails.ts'

/** Mails that an older version left in the job queue. Nothing is added to it any more. */
export const orderMailQueue = defineQueue<OrderMail & { shopId: number }>('order-mail')
export const expireQueue = defineQueue<{ isFirstOfMinute: boolean }>('expire-orders', {
  retryLimit: 1,
  expireInSeconds: 60,
})

/** The end of orders that were not paid in time: every 15 s. */
export function workOrderJobs(deps: Deps): void {
  const { jobs, db, clock } = deps
  jobs.registerWorker(
    orderMailQueue,
    ({ data }) => inTransaction(db, { shopId: data.shopId }, async (trx) => leaveOrderMails(trx, deps.mail, data)),
    { pollSeconds: 30 },
  )
  jobs.registerWorker(expireQueue, async ({ data }) => {
    await expireOrders(db, clock.now())
    if (data.isFirstOfMinute) await expireAgain(deps)
  })
  jobs.schedule(expireQueue, '* * * * *', { isFirstOfMinute: true })
}

// A schedule knows whole minutes only; whoever gets the first turn of a minute asks for the other three.
const expireAgain = ({ db }: Deps) =>
  inTransaction(db, {}, async (trx) => {
    for (const seconds of [15, 30, 45])
      await enqueue(trx, expireQueue, { isFirstOfMinute: false }, { startAfter: seconds })
  })

import type { Feature } from '../../../platform/feature.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { emit } from '../../../platform/events/events.ts'
import { moveDue } from './actions/move-to-shop.ts'
import { mailToSend } from './mails.ts'
import { startTime } from './queries/node-orders.ts'
import { nodeOrderRoutes } from './routes.ts'

const dueQueue = defineQueue<object>('node-orders-due', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

/** Orders that an upline sends from his own place, in place of the shop. (contract §9) */
export const nodeOrders: Feature = {
  name: 'node-orders',
  queues: [dueQueue],
  wire(deps) {
    const { events, clock, jobs } = deps
    events.on('order.paid', async (trx, { shopId, orderId }) => {
      if (await startTime(trx, shopId, orderId, clock.now())) await emit(trx, 'order.to_send', { shopId, orderId })
    })
    events.on('order.to_send', (trx, asked) => mailToSend(deps, trx, asked))
    jobs.registerWorker(dueQueue, async () => void (await moveDue(deps)), { lowPriority: true })
    jobs.schedule(dueQueue, '* * * * *', {})
  },
  routes: nodeOrderRoutes,
}

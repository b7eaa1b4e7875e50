import type { Feature } from '../../../platform/feature.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { handLeads } from './actions/hand-lead.ts'
import { leadHandingRoutes } from './handing-routes.ts'
import { leaveByCart, winByOrder } from './queries/leads.ts'
import { leadRoutes } from './routes.ts'

const handQueue = defineQueue<object>('leads-hand', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

/** People who left their number; won once they order. */
export const leads: Feature = {
  name: 'leads',
  queues: [handQueue],
  wire(deps) {
    const { events, clock, jobs } = deps
    jobs.registerWorker(handQueue, () => handLeads(deps), { lowPriority: true })
    jobs.schedule(handQueue, '*/5 * * * *', {})
    events.on('order.placed', (trx, { shopId, orderId }) => winByOrder(trx, shopId, orderId))
    events.on('cart.left', (trx, { shopId, leftCartId }) => leaveByCart(trx, shopId, leftCartId, clock.now()))
  },
  async routes(app, deps) {
    await leadRoutes(app, deps)
    await leadHandingRoutes(app, deps)
  },
}

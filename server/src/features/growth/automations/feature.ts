import type { Feature } from '../../../platform/feature.ts'
import { runAutomations } from './actions/run-automations.ts'
import { unpaidOrders } from './jobs.ts'
import { startDue } from './queries/due.ts'
import { startCartsAndStock } from './queries/carts-and-stock.ts'
import { startRuns, startUnpaid } from './queries/runs.ts'
import { automationRoutes } from './routes.ts'

const unpaidAtOnce = 500

const triggers = {
  'order.placed': 'order_placed',
  'order.paid': 'order_paid',
  'proof.rejected': 'slip_rejected',
  'order.shipped': 'order_shipped',
  'order.delivered': 'order_delivered',
  'order.cancelled': 'order_cancelled',
} as const

/**
 * What a shop does by itself. A run is written with what started it and carried out after the commit; none of its steps makes
 * an event that starts another, so that nothing runs in a circle.
 */
export const automations: Feature = {
  name: 'automations',
  queues: [unpaidOrders],
  wire(deps) {
    const { events, clock, jobs, db } = deps
    for (const name of Object.keys(triggers) as (keyof typeof triggers)[])
      // the keys of a literal without further ones
      events.on(name, (trx, { shopId, orderId }) =>
        startRuns(trx, { shopId, orderId, trigger: triggers[name], now: clock.now() }),
      )
    events.on('lead.left', (trx, { shopId, leadId }) =>
      startRuns(trx, { shopId, leadId, trigger: 'lead_left', now: clock.now() }),
    )
    events.on('reseller.decided', async (trx, { shopId, resellerId, action }) => {
      if (action === 'approve') startRuns(trx, { shopId, resellerId, trigger: 'reseller_approved', now: clock.now() })
    })
    jobs.registerPump((signal) => runAutomations(deps, signal))
    const startWaiting = async () => {
      await startUnpaid(db, clock.now(), unpaidAtOnce)
      await startCartsAndStock(db, clock.now(), unpaidAtOnce)
      await startDue(db, clock.now(), unpaidAtOnce)
    }
    jobs.registerWorker(unpaidOrders, startWaiting, { lowPriority: true })
    jobs.schedule(unpaidOrders, '*/5 * * * *', {})
  },
  routes: automationRoutes,
}

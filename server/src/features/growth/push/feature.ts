import type { Feature } from '../../../platform/feature.ts'
import { currentRequest } from '../../../platform/http/current-request.ts'
import { sendMessages } from './actions/send-messages.ts'
import { queueMessages } from './queries.ts'
import { pushRoutes } from './routes.ts'

const toldOf = ['order.placed', 'order.paid', 'proof.uploaded'] as const

/** Notifications of orders on sellers' phones while the counter is closed. */
export const push: Feature = {
  name: 'push',
  wire(deps) {
    const { events, clock, jobs } = deps
    for (const event of toldOf)
      events.on(event, (trx, { shopId, orderId }) => {
        const except = currentRequest()?.session?.id ?? null // whoever did it knows
        queueMessages(trx, { shopId, orderId, event, except, now: clock.now() })
      })
    jobs.registerPump((signal) => sendMessages(deps, signal))
  },
  routes: pushRoutes,
}

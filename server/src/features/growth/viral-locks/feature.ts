import type { Deps } from '../../../platform/deps.ts'
import type { Feature } from '../../../platform/feature.ts'
import { currentRequest } from '../../../platform/http/current-request.ts'
import { signingKey } from '../../../platform/signing.ts'
import { countOrder } from './actions/count-visits.ts'
import { deviceOf } from './device.ts'
import { viralLinkRoutes } from './link-routes.ts'
import { noteOrder } from './queries.ts'
import { viralLockRoutes } from './routes.ts'
import { createVisits, type Visits } from './visits.ts'

/** Rewards for bringing others: who comes by a link counts, not that it was shared. */
export const viralLocks: Feature = {
  name: 'viral-locks',
  wire({ events, config, clock }) {
    const key = signingKey(config.appSecret, 'viral-lock')
    events.on('order.placed', (trx, { shopId, orderId }) => {
      const request = currentRequest()
      if (request) noteOrder(trx, { shopId, orderId, device: deviceOf(request, key).device })
    })
    events.on('order.paid', (trx, { shopId, orderId }) => countOrder(trx, shopId, orderId, clock.now()))
  },
  hooks(app, deps) {
    // An answer from memory never comes to a handler.
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode === 200 && request.url.startsWith('/api/ajax/guest/view/')) visitsOf(deps).saw(request)
    })
    app.addHook('onClose', () => visitsOf(deps).settled())
  },
  async routes(app, deps) {
    deps.pages.onShown((request) => visitsOf(deps).saw(request))
    await viralLockRoutes(app, deps, { visits: visitsOf(deps), key: keyOf(deps) })
    await viralLinkRoutes(app, deps)
  },
}

const keyOf = ({ config }: Deps) => signingKey(config.appSecret, 'viral-lock')

const counters = new WeakMap<Deps, Visits>()

function visitsOf(deps: Deps): Visits {
  const visits = counters.get(deps) ?? createVisits(deps, keyOf(deps))
  counters.set(deps, visits)
  return visits
}

import type { Deps } from '../../../platform/deps.ts'
import type { Feature } from '../../../platform/feature.ts'
import { currentRequest } from '../../../platform/http/current-request.ts'
import { tellCartEvents } from './actions/tell-cart-events.ts'
import { tellPurchases } from './actions/tell-purchases.ts'
import { allowedBy, browserOf } from './browser-of.ts'
import { pixelPolicy } from './page-policy.ts'
import { noteBrowser, queuePurchase } from './queries.ts'
import { addedRoute } from './added-route.ts'
import { pixelRoutes } from './routes.ts'

/** A shop's own pixels: what its pages load, and purchases told once the money is there. */
export const pixelFeature: Feature = {
  name: 'pixels',
  wire(deps) {
    const { events, clock, jobs } = deps
    events.on('order.placed', (trx, { shopId, orderId }) => {
      const request = currentRequest()
      if (!request) return
      const [browser, allowed] = [browserOf(request), allowedBy(request)]
      noteBrowser(trx, { shopId, orderId, now: clock.now(), browser, allowed })
    })
    events.on('order.paid', (trx, { shopId, orderId }) => queuePurchase(trx, { shopId, orderId, now: clock.now() }))
    jobs.registerPump((signal) => tellPurchases(deps, signal))
    jobs.registerPump((signal) => tellCartEvents(deps, signal))
  },
  hooks(app, deps) {
    // Before the page is made: what is kept in memory is sent without further hooks.
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' && isPage.test(request.url)) await policyOf(deps).open(request, reply)
    })
  },
  async routes(app, deps) {
    await pixelRoutes(app, deps, policyOf(deps).forget)
    await addedRoute(app, deps)
  },
}

// Pages that buyers see.
const isPage = /^\/(?:s|i|order|cart|checkout)(?:\/|\?|$)/

const policies = new WeakMap<Deps, ReturnType<typeof pixelPolicy>>()

function policyOf(deps: Deps): ReturnType<typeof pixelPolicy> {
  const policy = policies.get(deps) ?? pixelPolicy(deps)
  policies.set(deps, policy)
  return policy
}

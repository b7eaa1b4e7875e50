import type { Feature } from '../../../platform/feature.ts'
import { noteShown } from './actions/show-page.ts'
import { guestPageRoutes } from './guest-routes.ts'
import { notePagesQueue } from './jobs.ts'
import { readyPageRoutes } from './ready-routes.ts'
import { sellerPageRoutes } from './seller-routes.ts'

/** Pages of a shop: written as blocks, published, and one of them as its front. (contract §13) */
export const shopPages: Feature = {
  name: 'shop-pages',
  queues: [notePagesQueue],
  wire(deps) {
    deps.jobs.registerWorker(notePagesQueue, async ({ signal }) => void (await noteShown(deps, signal)), {
      lowPriority: true,
    })
    deps.jobs.schedule(notePagesQueue, '* * * * *', {})
  },
  async routes(app, deps) {
    await sellerPageRoutes(app, deps)
    await readyPageRoutes(app, deps)
    await guestPageRoutes(app, deps)
  },
}

import { areaNames } from '@kedai/domain/carts/areas.ts'
import { cartDays } from '@kedai/domain/carts/limits.ts'
import type { Feature } from '../../platform/feature.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { cartCheckoutRoutes } from './checkout-routes.ts'
import { cartProductRoutes } from './product-routes.ts'
import { removeOldCarts } from './queries/cart-rows.ts'
import { cartRoutes } from './routes.ts'
import { sharedCartRoutes } from './shared-routes.ts'

const oldCartsQueue = defineQueue<object>('carts-old', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

/** Carts, one implementation for every area. (contract §4) */
export const carts: Feature = {
  name: 'carts',
  queues: [oldCartsQueue],
  wire({ jobs, db, clock }) {
    jobs.registerWorker(
      oldCartsQueue,
      () => removeOldCarts(db, new Date(clock.now().getTime() - cartDays * 86_400_000)),
      {
        lowPriority: true,
      },
    )
    jobs.schedule(oldCartsQueue, '23 4 * * *', {})
  },
  async routes(app, deps) {
    for (const area of areaNames) {
      await cartProductRoutes(app, deps, area)
      await cartRoutes(app, deps, area)
      await cartCheckoutRoutes(app, deps, area)
    }
    await sharedCartRoutes(app, deps)
  },
}

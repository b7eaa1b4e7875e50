import { areaNames } from '@kedai/domain/carts/areas.ts'
import { cartDays } from '@kedai/domain/carts/limits.ts'
import { createDayCounter } from '../../../platform/counting/day-counter.ts'
import type { Feature } from '../../../platform/feature.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { noteLeftCarts } from './actions/leave-cart.ts'
import { cartCheckoutRoutes } from './checkout-routes.ts'
import { cartContactRoutes } from './contact-routes.ts'
import { cartProductRoutes } from './product-routes.ts'
import { addBegunCarts, removeOldCarts } from './queries/cart-rows.ts'
import { cartRoutes } from './routes.ts'
import { sharedCartRoutes } from './shared-routes.ts'

const oldCartsQueue = defineQueue<object>('carts-old', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })
const leftCartsQueue = defineQueue<object>('carts-left', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

/** Carts, one implementation for every area. (contract §4) */
export const carts: Feature = {
  name: 'carts',
  queues: [oldCartsQueue, leftCartsQueue],
  wire({ jobs, db, clock }) {
    jobs.registerWorker(
      oldCartsQueue,
      () => removeOldCarts(db, new Date(clock.now().getTime() - cartDays * 86_400_000)),
      {
        lowPriority: true,
      },
    )
    jobs.schedule(oldCartsQueue, '23 4 * * *', {})
    jobs.registerWorker(leftCartsQueue, () => noteLeftCarts({ db, clock }), { lowPriority: true })
    jobs.schedule(leftCartsQueue, '*/5 * * * *', {})
  },
  async routes(app, deps) {
    const begun = createDayCounter<number>(app, {
      clock: deps.clock,
      write: (day, counts) => addBegunCarts(deps.db, day, counts),
    })
    for (const area of areaNames) {
      await cartProductRoutes(app, deps, area)
      await cartRoutes(app, { ...deps, begun }, area)
      await cartCheckoutRoutes(app, deps, area)
    }
    await sharedCartRoutes(app, { ...deps, begun })
    await cartContactRoutes(app, deps)
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { followBookings } from './actions/follow-bookings.ts'
import { followCouriers } from './jobs.ts'
import { courierAccountRoutes } from './routes/accounts.ts'
import { bookingRoutes } from './routes/parcels.ts'
import { courierWebhooks } from './routes/webhooks.ts'

/** Couriers that parcels are booked with: accounts, bookings, and what they tell. (contract §10) */
export const couriers: Feature = {
  name: 'couriers',
  queues: [followCouriers],
  wire(deps) {
    deps.jobs.registerWorker(followCouriers, () => followBookings(deps))
    deps.jobs.schedule(followCouriers, '* * * * *', {})
  },
  async routes(app, deps) {
    await courierAccountRoutes(app, deps)
    await bookingRoutes(app, deps)
    await courierWebhooks(app, deps)
  },
}

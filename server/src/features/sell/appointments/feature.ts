import type { Feature } from '../../../platform/feature.ts'
import { remindBuyers } from './actions/remind-buyers.ts'
import { guestAppointmentRoutes } from './guest-routes.ts'
import { remindBuyersQueue } from './jobs.ts'
import { sellerAppointmentRoutes } from './seller-routes.ts'

/** Services by the hour: when there is time, who comes, and who came. */
export const appointments: Feature = {
  name: 'appointments',
  queues: [remindBuyersQueue],
  wire(deps) {
    deps.jobs.registerWorker(remindBuyersQueue, async ({ signal }) => void (await remindBuyers(deps, signal)), {
      lowPriority: true,
    })
    deps.jobs.schedule(remindBuyersQueue, '*/10 * * * *', {})
  },
  async routes(app, deps) {
    await guestAppointmentRoutes(app, deps)
    await sellerAppointmentRoutes(app, deps)
  },
}

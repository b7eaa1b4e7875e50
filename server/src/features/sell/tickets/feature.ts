import type { Feature } from '../../../platform/feature.ts'
import { offerPlaces } from './actions/offer-places.ts'
import { guestTicketRoutes } from './guest-routes.ts'
import { offerPlacesQueue } from './jobs.ts'
import { writeTicketMails } from './mails.ts'
import { sellerTicketRoutes } from './seller-routes.ts'

/** Places at events: who comes, who waits, and the door that lets people in. (contract §2a) */
export const tickets: Feature = {
  name: 'tickets',
  queues: [offerPlacesQueue],
  wire(deps) {
    writeTicketMails(deps)
    deps.jobs.registerWorker(offerPlacesQueue, async ({ signal }) => void (await offerPlaces(deps, signal)))
    deps.jobs.schedule(offerPlacesQueue, '* * * * *', {})
  },
  async routes(app, deps) {
    await guestTicketRoutes(app, deps)
    await sellerTicketRoutes(app, deps)
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { cancelOpenShipments } from './queries/write-shipments.ts'
import { labelRoutes } from './label-routes.ts'
import { workRoutes } from './work-routes.ts'
import { trackRoutes } from './track-routes.ts'
import { shipmentRoutes } from './routes.ts'

/** Parcels: what of an order went in which, and how each stands. (contract §10) */
export const shipments: Feature = {
  name: 'shipments',
  wire({ events, clock }) {
    // What was being made ready is not sent any more.
    events.on('order.cancelled', (trx, order) => cancelOpenShipments(trx, order, clock.now()))
    events.on('order.expired', (trx, order) => cancelOpenShipments(trx, order, clock.now()))
  },
  async routes(app, deps) {
    // Before the parcels by their ids, which are numbers.
    await labelRoutes(app, deps)
    await workRoutes(app, deps)
    await shipmentRoutes(app, deps)
    await trackRoutes(app, deps)
  },
}

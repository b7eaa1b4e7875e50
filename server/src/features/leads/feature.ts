import type { Feature } from '../../platform/feature.ts'
import { leaveByCart, winByOrder } from './queries.ts'
import { leadRoutes } from './routes.ts'

/** People who left their number; won once they order. */
export const leads: Feature = {
  name: 'leads',
  wire({ events, clock }) {
    events.on('order.placed', (trx, { shopId, orderId }) => winByOrder(trx, shopId, orderId))
    events.on('cart.left', (trx, { shopId, leftCartId }) => leaveByCart(trx, shopId, leftCartId, clock.now()))
  },
  routes: leadRoutes,
}

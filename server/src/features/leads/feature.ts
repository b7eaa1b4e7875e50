import type { Feature } from '../../platform/feature.ts'
import { winByOrder } from './queries.ts'
import { leadRoutes } from './routes.ts'

/** People who left their number; won once they order. */
export const leads: Feature = {
  name: 'leads',
  wire: ({ events }) => events.on('order.placed', (trx, { shopId, orderId }) => winByOrder(trx, shopId, orderId)),
  routes: leadRoutes,
}

import type { Feature } from '../../../platform/feature.ts'
import { returnBulkOrder } from './actions/return-bulk-order.ts'
import { noteSent, receiveBulkOrder } from './actions/transfer-stock.ts'
import { stockNodeRoutes } from './routes.ts'

/** Where a shop's goods are: with itself, in stores of its own, with resellers who hold stock. (contract §9) */
export const stockNodes: Feature = {
  name: 'stock-nodes',
  wire({ events, clock }) {
    for (const name of ['order.paid', 'order.edited'] as const)
      events.on(name, (trx, { shopId, orderId }) => receiveBulkOrder(trx, { shopId, orderId, now: clock.now() }))
    events.on('order.progressed', (trx, { shopId, orderId }) => noteSent(trx, { shopId, orderId, now: clock.now() }))
    for (const name of ['order.edited', 'order.cancelled', 'order.restocked'] as const)
      events.on(name, (trx, { shopId, orderId }) => returnBulkOrder(trx, { shopId, orderId, now: clock.now() }))
  },
  routes: stockNodeRoutes,
}

import type { Feature } from '../../../platform/feature.ts'
import { downloadRoutes } from './routes.ts'
import { fulfilEditedOrder, fulfilPaidOrder, noteFulfilment, withdrawOrder, withdrawUnits } from './registry.ts'

/** What happens by itself once an order is paid, by the types of what was bought. */
export const fulfilment: Feature = {
  name: 'fulfilment',
  wire({ events, clock }) {
    events.on('order.placed', (trx, { shopId, orderId, itemTypes }) =>
      noteFulfilment(trx, { shopId, orderId, now: clock.now() }, itemTypes),
    )
    events.on('order.paid', (trx, { shopId, orderId }) => fulfilPaidOrder(trx, { shopId, orderId, now: clock.now() }))
    events.on('order.edited', (trx, { shopId, orderId }) =>
      fulfilEditedOrder(trx, { shopId, orderId, now: clock.now() }),
    )
    events.on('order.given_up', (trx, { shopId, orderId }) => withdrawUnits(trx, { shopId, orderId, now: clock.now() }))
    for (const over of ['order.cancelled', 'order.expired'] as const)
      events.on(over, (trx, { shopId, orderId }) => withdrawOrder(trx, { shopId, orderId, now: clock.now() }))
  },
  routes: downloadRoutes,
}

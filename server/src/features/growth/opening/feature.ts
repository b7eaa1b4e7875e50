import type { Feature } from '../../../platform/feature.ts'
import { equipShop } from './actions/equip-shop.ts'
import { openingRoutes } from './routes.ts'

/** A new shop's first minutes. */
export const opening: Feature = {
  name: 'opening',
  wire: ({ events }) => events.on('shop.opened', (trx, shop) => equipShop(trx, shop)),
  routes: openingRoutes,
}

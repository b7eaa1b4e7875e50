import type { Feature } from '../../../platform/feature.ts'
import { shippingRoutes } from './routes.ts'
import { shippingSetupRoutes } from './setup-routes.ts'

export const shipping: Feature = {
  name: 'shipping',
  async routes(app, deps) {
    await shippingRoutes(app, deps)
    await shippingSetupRoutes(app, deps)
  },
}

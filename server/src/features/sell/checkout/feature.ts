import type { Feature } from '../../../platform/feature.ts'
import { couponRoutes } from './coupon-routes.ts'
import { checkoutRoutes, ownOrderRoutes } from './routes.ts'
import { sellerCheckoutRoutes } from './seller-routes.ts'

export const checkout: Feature = {
  name: 'checkout',
  async routes(app, deps) {
    await couponRoutes(app, deps)
    await checkoutRoutes(app, deps)
    await ownOrderRoutes(app, deps)
    await sellerCheckoutRoutes(app, deps)
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { couponExportRoutes } from './export-routes.ts'
import { couponSetupRoutes } from './setup-routes.ts'

export const coupons: Feature = {
  name: 'coupons',
  async routes(app, deps) {
    await couponSetupRoutes(app, deps)
    await couponExportRoutes(app, deps)
  },
}

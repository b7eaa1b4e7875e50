import type { Feature } from '../../platform/feature.ts'
import { shippingRoutes } from './routes.ts'

export const shipping: Feature = { name: 'shipping', routes: shippingRoutes }

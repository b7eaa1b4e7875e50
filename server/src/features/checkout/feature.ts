import type { Feature } from '../../platform/feature.ts'
import { checkoutRoutes } from './routes.ts'

export const checkout: Feature = { name: 'checkout', routes: checkoutRoutes }

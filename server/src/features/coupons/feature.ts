import type { Feature } from '../../platform/feature.ts'
import { couponRoutes } from './routes.ts'

export const coupons: Feature = { name: 'coupons', routes: couponRoutes }

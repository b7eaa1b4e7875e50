import type { Feature } from '../../platform/feature.ts'
import { customerRoutes } from './routes.ts'

/** Customers: who buys, known by phone or e-mail. An order's own insert finds or makes them (migration 0081). */
export const customers: Feature = { name: 'customers', routes: customerRoutes }

import type { Feature } from '../../../platform/feature.ts'
import { rentalRoutes } from './routes.ts'

/** Time on things that come back. (contract §2a) */
export const rentals: Feature = { name: 'rentals', routes: rentalRoutes }

import type { Feature } from '../../../platform/feature.ts'
import { vacationRoutes } from './routes.ts'

/** A shop that is away for a while. */
export const vacation: Feature = { name: 'vacation', routes: vacationRoutes }

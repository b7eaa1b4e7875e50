import type { Feature } from '../../platform/feature.ts'
import { activityRoutes } from './routes.ts'

/** Who changed what in a shop. */
export const audit: Feature = { name: 'audit', routes: activityRoutes }

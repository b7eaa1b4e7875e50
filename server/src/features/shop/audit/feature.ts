import type { Feature } from '../../../platform/feature.ts'
import { markWrites } from './mark-writes.ts'
import { activityRoutes } from './routes.ts'

/** Who changed what in a shop. Every call of sellers that writes has to say what it leaves here. */
export const audit: Feature = { name: 'audit', hooks: markWrites, routes: activityRoutes }

import type { Feature } from '../../../platform/feature.ts'
import { eventRoutes } from './routes.ts'

/** What happened in a shop, for programs of its sellers that were away for a while. */
export const events: Feature = { name: 'events', routes: eventRoutes }

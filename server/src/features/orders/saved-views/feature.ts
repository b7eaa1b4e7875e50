import type { Feature } from '../../../platform/feature.ts'
import { savedViewRoutes } from './routes.ts'

/** A person's own ways of looking at a shop's lists. */
export const savedViews: Feature = { name: 'saved-views', routes: savedViewRoutes }

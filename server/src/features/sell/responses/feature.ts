import type { Feature } from '../../../platform/feature.ts'
import { responseRoutes } from './routes.ts'

/** Answers to collections: noted with their orders, told to the seller. */
export const responses: Feature = { name: 'responses', routes: responseRoutes }

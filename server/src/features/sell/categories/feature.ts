import type { Feature } from '../../../platform/feature.ts'
import { categoryRoutes } from './routes.ts'

/** The shelves of a shop, in two levels. */
export const categories: Feature = { name: 'categories', routes: categoryRoutes }

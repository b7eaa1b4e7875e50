import type { Feature } from '../../platform/feature.ts'
import { itemRoutes } from './routes.ts'

export const items: Feature = { name: 'items', routes: itemRoutes }

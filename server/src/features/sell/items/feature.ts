import type { Feature } from '../../../platform/feature.ts'
import { keepItemsApart } from './keep-items-apart.ts'
import { itemRoutes } from './routes.ts'

export const items: Feature = { name: 'items', hooks: keepItemsApart, routes: itemRoutes }

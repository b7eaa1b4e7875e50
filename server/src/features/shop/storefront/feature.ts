import type { Feature } from '../../../platform/feature.ts'
import { storefrontRoutes } from './routes.ts'

export const storefront: Feature = { name: 'storefront', routes: storefrontRoutes }

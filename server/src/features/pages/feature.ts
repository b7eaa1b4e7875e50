import type { Feature } from '../../platform/feature.ts'
import { pageFileRoutes } from './routes.ts'

export const pageFiles: Feature = { name: 'pages', routes: pageFileRoutes }

import type { Feature } from '../../../platform/feature.ts'
import { pageFileRoutes } from './routes.ts'
import { securityFileRoutes } from './security-file.ts'
import { shopFileRoutes } from './shop-file-routes.ts'

export const pageFiles: Feature = {
  name: 'pages',
  async routes(app, deps) {
    await pageFileRoutes(app, deps)
    await securityFileRoutes(app, deps)
    await shopFileRoutes(app, deps)
  },
}

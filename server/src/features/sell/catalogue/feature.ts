import type { Feature } from '../../../platform/feature.ts'
import { digitalFileRoutes } from './digital-routes.ts'
import { workProductRuns } from './jobs.ts'
import { pictureRoutes } from './picture-routes.ts'
import { productRunWork } from './product-run-work.ts'
import { productRoutes } from './routes.ts'
import { productRunRoutes } from './run-routes.ts'

/** What a seller offers: products with their units and pictures. */
export const catalogue: Feature = {
  name: 'catalogue',
  queues: productRunWork.queues,
  wire: workProductRuns,
  async routes(app, deps) {
    await productRoutes(app, deps)
    await productRunRoutes(app, deps)
    await pictureRoutes(app, deps)
    await digitalFileRoutes(app, deps)
  },
}

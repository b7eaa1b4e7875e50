import type { Feature } from '../../platform/feature.ts'
import { digitalFileRoutes } from './digital-routes.ts'
import { workProductRuns } from './jobs.ts'
import { pictureRoutes } from './picture-routes.ts'
import { productRoutes } from './routes.ts'
import { productRunRoutes } from './run-routes.ts'
import { productRunQueue } from './run-queue.ts'

/** What a seller offers: products with their units and pictures. */
export const catalogue: Feature = {
  name: 'catalogue',
  queues: [productRunQueue],
  wire: workProductRuns,
  async routes(app, deps) {
    await productRoutes(app, deps)
    await productRunRoutes(app, deps)
    await pictureRoutes(app, deps)
    await digitalFileRoutes(app, deps)
  },
}

import type { Feature } from '../../platform/feature.ts'
import { pictureRoutes } from './picture-routes.ts'
import { productRoutes } from './routes.ts'

/** What a seller offers: products with their units and pictures. */
export const catalogue: Feature = {
  name: 'catalogue',
  async routes(app, deps) {
    await productRoutes(app, deps)
    await pictureRoutes(app, deps)
  },
}

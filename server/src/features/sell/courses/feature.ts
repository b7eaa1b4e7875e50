import type { Feature } from '../../../platform/feature.ts'
import { learnerRoutes, openRoutes } from './routes.ts'
import { learnersRoutes } from './seller-routes.ts'

/** Learning what was bought: lessons, quizzes, how far somebody is, and the certificate. (contract §2a) */
export const courses: Feature = {
  name: 'courses',
  async routes(app, deps) {
    await learnersRoutes(app, deps)
    await openRoutes(app, deps)
    await app.register((scope) => learnerRoutes(scope as typeof app, deps))
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { evidenceRoutes } from './evidence-routes.ts'
import { optOutRoutes } from './routes.ts'
import { stopPage } from './stop-page.ts'

/** Who may be written to with offers: consents, and those who want none. */
export const optOuts: Feature = {
  name: 'opt-outs',
  async routes(app, deps) {
    await optOutRoutes(app, deps)
    await evidenceRoutes(app, deps)
    await app.register((scope) => stopPage(scope as typeof app, deps))
  },
}

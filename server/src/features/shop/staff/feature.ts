import type { Feature } from '../../../platform/feature.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { leaveRoute } from './leave-route.ts'
import { staffRoutes } from './routes.ts'

/** Who works in a shop, and how people come in and leave. */
export const staff: Feature = {
  name: 'staff',
  async routes(app, deps) {
    await staffRoutes(app, deps)
    await invitationRoutes(app, deps)
    await leaveRoute(app, deps)
  },
}

import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'
import { createOwnerConnections } from '../../../platform/db/owner-connections.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Feature } from '../../../platform/feature.ts'
import { operatorAccessRoutes } from './access-routes.ts'
import { alertWebhookQueue, retentionQueue, runQueue, watchInstallation, watchQueue } from './jobs.ts'
import { operatorPageRoutes } from './page-routes.ts'
import { operatorRoutes } from './routes.ts'
import { operatorRunRoutes } from './run-routes.ts'
import { operatedShopRoutes } from './shop-routes.ts'

const owners = new WeakMap<Deps, OwnerConnections>()

function ownersOf(deps: Deps): OwnerConnections {
  const known = owners.get(deps) ?? createOwnerConnections(deps.database.ownerAddress)
  owners.set(deps, known)
  return known
}

/** Who runs the installation: the operators' page, alerts, and how long rows are kept. What the page does, `npm run operate` does too. */
export const operators: Feature = {
  name: 'operators',
  queues: [watchQueue, alertWebhookQueue, retentionQueue, runQueue],
  wire: (deps) => watchInstallation(deps, ownersOf(deps)),
  async routes(app, deps) {
    await operatedShopRoutes(app, deps, ownersOf(deps))
    await operatorRunRoutes(app, deps, ownersOf(deps))
    await operatorRoutes(app, deps, ownersOf(deps))
    await operatorAccessRoutes(app, deps, ownersOf(deps))
    await operatorPageRoutes(app, deps)
    app.addHook('onClose', () => ownersOf(deps).close())
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { ownAccountRoutes } from './account-routes.ts'
import { bindSendingLimits } from './actions/claim-sending.ts'
import { sendResetLink } from './actions/send-reset-link.ts'
import { emailRoutes } from './email-routes.ts'
import { resetQueue } from './jobs.ts'
import { accountSettingRoutes } from './own-account-routes.ts'
import { accountRoutes } from './routes.ts'
import { ownShopRoutes } from './shop-routes.ts'

/** People, their shops and what they may do there. */
export const accounts: Feature = {
  name: 'accounts',
  queues: [resetQueue],
  wire(deps) {
    bindSendingLimits(deps.db, deps.config.sending)
    deps.jobs.registerWorker(resetQueue, ({ data }) => sendResetLink(deps, data.email))
  },
  async routes(app, deps) {
    await accountRoutes(app, deps)
    await ownAccountRoutes(app, deps)
    await ownShopRoutes(app, deps)
    await accountSettingRoutes(app, deps)
    await emailRoutes(app, deps)
  },
}

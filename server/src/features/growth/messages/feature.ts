import type { Feature } from '../../../platform/feature.ts'
import { takeMailReport } from './actions/take-mail-report.ts'
import { messageExportRoutes } from './export-routes.ts'
import { messageRoutes } from './routes.ts'
import { textRulesRoutes } from './text-rules-routes.ts'

/** One ledger of what a shop sends to people: to whom, by which channel, why, on what ground, and what became of it. */
export const messages: Feature = {
  name: 'messages',
  wire(deps) {
    deps.bounces.on('message', takeMailReport)
  },
  async routes(app, deps) {
    await messageRoutes(app, deps)
    await messageExportRoutes(app, deps)
    await textRulesRoutes(app, deps)
  },
}

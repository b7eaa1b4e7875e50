import type { Feature } from '../../../platform/feature.ts'
import { handOverStatement, takeBackStatement } from './actions/hand-over-statement.ts'
import { statementQueue } from './jobs.ts'
import { statementFileRoutes } from './routes/files.ts'
import { statementRoutes } from './routes/statements.ts'

/** Statements of account: what happened between a shop and one customer, on screen, on paper, as a sheet and by mail. */
export const statements: Feature = {
  name: 'statements',
  queues: [statementQueue],
  wire(deps) {
    deps.bounces.on('statement', takeBackStatement)
    deps.jobs.registerWorker(statementQueue, async ({ data }) => void (await handOverStatement(deps, data)))
  },
  async routes(app, deps) {
    await statementRoutes(app, deps)
    await statementFileRoutes(app, deps)
  },
}

import type { Feature } from '../../platform/feature.ts'
import { continueRun } from './actions/continue-run.ts'
import { takeUpRuns } from './actions/take-up-runs.ts'
import { leftRunsQueue, orderRunQueue } from './queues.ts'
import { orderExportRoutes } from './routes/exports.ts'
import { orderRunRoutes } from './routes/runs.ts'

/** Runs over many orders: bulk actions, printing, export. */
export const orderRuns: Feature = {
  name: 'order runs',
  queues: [orderRunQueue, leftRunsQueue],
  wire(deps) {
    deps.jobs.registerWorker(orderRunQueue, ({ data }) => continueRun(deps, data), { batchSize: 2, pollSeconds: 0.5 })
    deps.jobs.registerWorker(leftRunsQueue, () => takeUpRuns(deps, 30))
    deps.jobs.schedule(leftRunsQueue, '* * * * *', {})
  },
  async routes(app, deps) {
    await orderRunRoutes(app, deps)
    await orderExportRoutes(app, deps)
    // A start must not fail over it: the job comes round within a minute.
    app.addHook('onReady', () => takeUpRuns(deps, 5).catch(() => {}))
  },
}

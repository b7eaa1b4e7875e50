import type { Feature } from '../../../platform/feature.ts'
import { registerLongWork } from '../../../platform/jobs/long-work.ts'
import { continueRun } from './actions/continue-run.ts'
import { takeUpRuns } from './actions/take-up-runs.ts'
import { orderRunWork } from './order-run-work.ts'
import { findLeftRuns } from './queries/runs.ts'
import { orderExportRoutes } from './routes/exports.ts'
import { orderRunRoutes } from './routes/runs.ts'

/** Runs over many orders: bulk actions, printing, export. */
export const orderRuns: Feature = {
  name: 'order runs',
  queues: orderRunWork.queues,
  wire: (deps) =>
    registerLongWork(
      deps,
      orderRunWork,
      (ref) => continueRun(deps, ref),
      { findLeft: findLeftRuns, silentSeconds: 30 },
      { batchSize: 2, pollSeconds: 0.5 },
    ),
  async routes(app, deps) {
    await orderRunRoutes(app, deps)
    await orderExportRoutes(app, deps)
    // A start must not fail over it: the job comes round within a minute.
    app.addHook('onReady', () => takeUpRuns(deps, 5).catch(() => {}))
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { foldQueue, oldCountsQueue, workSalesJobs } from './jobs.ts'
import { salesReportRoutes } from './report-routes.ts'
import { salesRoutes } from './routes.ts'

/** What a shop sold, day by day, and what came of who looked. */
export const sales: Feature = {
  name: 'sales',
  queues: [foldQueue, oldCountsQueue],
  wire: workSalesJobs,
  routes: async (app, deps) => {
    await salesRoutes(app, deps)
    await salesReportRoutes(app, deps)
  },
}

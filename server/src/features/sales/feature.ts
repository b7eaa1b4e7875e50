import type { Feature } from '../../platform/feature.ts'
import { foldQueue, workSalesJobs } from './jobs.ts'
import { salesReportRoutes } from './report-routes.ts'
import { salesRoutes } from './routes.ts'

/** What a shop sold, day by day. */
export const sales: Feature = {
  name: 'sales',
  queues: [foldQueue],
  wire: workSalesJobs,
  routes: async (app, deps) => {
    await salesRoutes(app, deps)
    await salesReportRoutes(app, deps)
  },
}

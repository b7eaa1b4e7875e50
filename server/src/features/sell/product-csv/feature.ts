import type { Feature } from '../../../platform/feature.ts'
import { csvFileRoutes } from './file-routes.ts'
import { importWork } from './import-work.ts'
import { workImports } from './jobs.ts'
import { importRoutes } from './routes.ts'

/** A shop's products out to spreadsheets and in from them. */
export const productCsv: Feature = {
  name: 'product-csv',
  queues: importWork.queues,
  wire: workImports,
  async routes(app, deps) {
    await importRoutes(app, deps)
    await csvFileRoutes(app, deps)
  },
}

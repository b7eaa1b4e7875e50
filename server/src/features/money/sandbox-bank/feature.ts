import type { Feature } from '../../../platform/feature.ts'
import { reportBill } from './jobs.ts'
import { sandboxBankRoutes } from './routes.ts'

/** A pretend bank for demos and tests: its own pages, its own books, its own reports. Outside of demo mode it is not there. */
export const sandboxBank: Feature = {
  name: 'sandbox-bank',
  queues: [reportBill],
  routes: (app, deps) => (deps.config.demo ? sandboxBankRoutes(app, deps) : Promise.resolve()),
}

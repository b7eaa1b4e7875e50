import type { Feature } from '../../platform/feature.ts'
import { invoiceRoutes } from './routes/invoices.ts'

/** Invoices: written, approved under a number without gaps, paid through a ledger that is only added to. */
export const invoices: Feature = {
  name: 'invoices',
  async routes(app, deps) {
    await invoiceRoutes(app, deps)
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { customerRoutes } from './routes/customers.ts'
import { customerExportRoutes } from './routes/exports.ts'
import { refundCreditRoute } from './routes/refund-credit.ts'

/** Customers: who buys, known by phone or e-mail. An order's own insert finds or makes them (`customer_of`). */
export const customers: Feature = {
  name: 'customers',
  async routes(app, deps) {
    await customerRoutes(app, deps)
    await customerExportRoutes(app, deps)
    await refundCreditRoute(app, deps)
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { ageingRoutes } from './routes/ageing.ts'
import { invoiceCorrectionRoutes } from './routes/corrections.ts'
import { instalmentRoutes } from './routes/instalments.ts'
import { invoiceExportRoutes } from './routes/export.ts'
import { ledgerExportRoutes } from './routes/export-ledger.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import { invoiceLifecycleRoutes } from './routes/lifecycle.ts'
import { invoiceListRoutes } from './routes/list.ts'
import { invoicePaymentRoutes } from './routes/payments.ts'
import { invoiceSettingsRoutes } from './routes/settings.ts'

/** Invoices: written, approved under a number without gaps, paid through a ledger that is only added to. */
export const invoices: Feature = {
  name: 'invoices',
  async routes(app, deps) {
    await invoiceListRoutes(app, deps)
    await ageingRoutes(app, deps)
    await invoiceExportRoutes(app, deps)
    await ledgerExportRoutes(app, deps)
    await invoiceSettingsRoutes(app, deps)
    await invoiceRoutes(app, deps)
    await invoiceLifecycleRoutes(app, deps)
    await invoicePaymentRoutes(app, deps)
    await instalmentRoutes(app, deps)
    await invoiceCorrectionRoutes(app, deps)
  },
}

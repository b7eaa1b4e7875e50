import type { Feature } from '../../../platform/feature.ts'
import { handOver } from './actions/hand-over.ts'
import { takeMailReport } from './actions/take-mail-report.ts'
import { bulkInvoiceRoutes } from './bulk-routes.ts'
import { deliveryQueue } from './jobs.ts'
import { smsReportRoutes } from './routes/sms-reports.ts'
import { sendingRoutes } from './routes.ts'

/** Invoices on their way to the buyer: by e-mail, WhatsApp and SMS, with a row for each hand-over. */
export const invoiceSending: Feature = {
  name: 'invoice sending',
  queues: [deliveryQueue],
  wire(deps) {
    deps.bounces.on('invoice', takeMailReport)
    deps.jobs.registerWorker(deliveryQueue, async ({ data }) => void (await handOver(deps, data, { byJob: true })))
  },
  async routes(app, deps) {
    await sendingRoutes(app, deps)
    await bulkInvoiceRoutes(app, deps)
    await smsReportRoutes(app, deps)
  },
}

import type { Feature } from '../../../platform/feature.ts'
import { endSeriesOf, followInvoice } from './actions/change-series.ts'
import { runDueSeries } from './actions/run-due-series.ts'
import { seriesQueue } from './jobs.ts'
import { recurringRoutes } from './routes.ts'

/** Invoices that come again by themselves: every so often, each date once. */
export const recurringInvoices: Feature = {
  name: 'recurring invoices',
  queues: [seriesQueue],
  wire(deps) {
    const { events, jobs, clock } = deps
    for (const name of ['invoice.approved', 'invoice.edited'] as const)
      events.on(name, (trx, of) => followInvoice(trx, of, clock.now()))
    events.on('invoice.voided', (trx, of) => endSeriesOf(trx, of, { now: clock.now(), userId: null }))
    jobs.registerWorker(seriesQueue, async ({ signal }) => void (await runDueSeries(deps, signal)), {
      lowPriority: true,
    })
    jobs.schedule(seriesQueue, '* * * * *', {})
  },
  routes: recurringRoutes,
}

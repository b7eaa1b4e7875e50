import type { Feature } from '../../../platform/feature.ts'
import { moveReminders, planUsualReminders, rearmReminders, stopReminders } from './actions/keep-reminders.ts'
import { runDueReminders } from './actions/run-due-reminders.ts'
import { reminderQueue } from './jobs.ts'
import { reminderRoutes } from './routes.ts'

/** Buyers are reminded of what they owe: due or late, by day, at most once a day, and never of what is paid. */
export const invoiceReminders: Feature = {
  name: 'invoice reminders',
  queues: [reminderQueue],
  wire(deps) {
    const { events, jobs, clock } = deps
    events.on('invoice.approved', (trx, of) => planUsualReminders(trx, of, clock.now()))
    events.on('invoice.edited', (trx, of) => moveReminders(trx, of, clock.now()))
    events.on('invoice.part_settled', (trx, of) => rearmReminders(trx, of, clock.now()))
    for (const name of ['invoice.paid', 'invoice.closed', 'invoice.voided'] as const)
      events.on(name, (trx, of) => stopReminders(trx, of, clock.now()))
    jobs.registerWorker(reminderQueue, async ({ signal }) => void (await runDueReminders(deps, signal)), {
      lowPriority: true,
    })
    jobs.schedule(reminderQueue, '* * * * *', {})
  },
  routes: reminderRoutes,
}

import { defineQueue } from '../../../platform/jobs/queue.ts'

/** The pretend bank reports a bill's state to the shop. */
export const reportBill = defineQueue<{ billId: string; state: string }>('sandbox-bank.report-bill', {
  retryDelay: 5,
  retryLimit: 6,
  retryDelayMax: 600,
})

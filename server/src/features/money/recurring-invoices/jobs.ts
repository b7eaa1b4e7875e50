import { defineQueue } from '../../../platform/jobs/queue.ts'

export const seriesQueue = defineQueue<object>('recurring-invoices', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

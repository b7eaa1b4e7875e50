import { defineQueue } from '../../platform/jobs/queue.ts'

/** Looks for orders that stood unpaid for as long as an automation asks. */
export const unpaidOrders = defineQueue<object>('automations-unpaid', {
  policy: 'exclusive',
  retryLimit: 1,
  expireInSeconds: 60,
})

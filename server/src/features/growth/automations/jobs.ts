import { defineQueue } from '../../../platform/jobs/queue.ts'

/** Looks for orders that stood unpaid and carts that stood untouched for as long as an automation asks, and for what ran low. */
export const unpaidOrders = defineQueue<object>('automations-unpaid', {
  policy: 'exclusive',
  retryLimit: 1,
  expireInSeconds: 60,
})

import { defineQueue } from '../../../platform/jobs/queue.ts'

export const clearingQueue = defineQueue<object>('commissions-clearing', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

export const activityQueue = defineQueue<object>('resellers-activity', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

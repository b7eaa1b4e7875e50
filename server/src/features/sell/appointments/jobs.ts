import { defineQueue } from '../../../platform/jobs/queue.ts'

export const remindBuyersQueue = defineQueue<object>('remind-appointments', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

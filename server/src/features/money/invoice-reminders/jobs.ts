import { defineQueue } from '../../../platform/jobs/queue.ts'

export const reminderQueue = defineQueue<object>('invoice-reminders', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

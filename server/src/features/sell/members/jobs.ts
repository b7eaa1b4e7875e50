import { defineQueue } from '../../../platform/jobs/queue.ts'

export const remindMembersQueue = defineQueue<object>('remind-members', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

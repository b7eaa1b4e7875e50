import { defineQueue } from '../../../platform/jobs/queue.ts'

export const checkDomainsQueue = defineQueue<object>('check-domains', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

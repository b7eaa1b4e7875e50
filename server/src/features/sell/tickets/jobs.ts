import { defineQueue } from '../../../platform/jobs/queue.ts'

export const offerPlacesQueue = defineQueue<object>('offer-places', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

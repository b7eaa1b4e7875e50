import { defineQueue } from '../../../platform/jobs/queue.ts'

export const requestQueue = defineQueue<object>('review-requests', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

export const newReviewQueue = defineQueue<object>('new-reviews', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

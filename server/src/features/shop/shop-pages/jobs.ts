import { defineQueue } from '../../../platform/jobs/queue.ts'

export const notePagesQueue = defineQueue<object>('note-shown-pages', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

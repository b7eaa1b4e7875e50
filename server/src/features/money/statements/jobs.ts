import { defineQueue } from '../../../platform/jobs/queue.ts'

/** One hand-over of a statement. The row says what is to be sent to whom, so nothing else travels. */
export const statementQueue = defineQueue<{ shopId: number; deliveryId: number }>('statement-delivery', {
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 60,
})

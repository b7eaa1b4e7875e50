import { defineQueue } from '../../../platform/jobs/queue.ts'

/** One hand-over of an invoice. The row says what is to be sent to whom, so nothing else travels. */
export type DeliveryJob = { shopId: number; deliveryId: number }

export const deliveryQueue = defineQueue<DeliveryJob>('invoice-delivery', {
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 60,
})

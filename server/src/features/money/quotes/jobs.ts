import { defineQueue } from '../../../platform/jobs/queue.ts'

/** One hand-over of a quote. The row says what is to be sent to whom, so nothing else travels. */
export type QuoteDeliveryJob = { shopId: number; deliveryId: number }

export const quoteDeliveryQueue = defineQueue<QuoteDeliveryJob>('quote-delivery', {
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 60,
})

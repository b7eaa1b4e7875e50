import { defineQueue } from '../../platform/jobs/queue.ts'

/** One job of an import waits or runs at a time; it works for a while, the pictures of one product included, and asks for the next one. */
export const importQueue = defineQueue<{ shopId: number; importId: number }>('product-import', { expireInSeconds: 45, retryDelay: 1, retryDelayMax: 60, retryLimit: 20 })

import { defineQueue } from '../../platform/jobs/queue.ts'

export const productRunQueue = defineQueue<{ shopId: number; runId: number }>('product-run', { expireInSeconds: 60 })

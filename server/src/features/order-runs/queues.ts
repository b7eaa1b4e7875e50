import { defineQueue } from '../../platform/jobs/queue.ts'

/** A stretch of a run over many orders; it asks for the next stretch itself. */
export const orderRunQueue = defineQueue<{ shopId: number; runId: number }>('order-runs', { retryDelay: 2, retryDelayMax: 60 })

/** Every minute: runs whose worker was lost are taken up again. */
export const leftRunsQueue = defineQueue<object>('order-runs.left', { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })

import type { Jobs } from '../jobs/create-jobs.ts'
import { defineQueue } from '../jobs/queue.ts'
import type { OutgoingMail } from './smtp.ts'

type Rendered = Omit<OutgoingMail, 'id'>

/** Mails that an older version left in the job queue. Nothing is added to it any more. */
export const mailQueue = defineQueue<Rendered>('mail', {
  retryLimit: 12,
  retryDelay: 15,
  retryDelayMax: 6 * 3600,
  expireInSeconds: 60,
})

export const keepQueuedBefore = (jobs: Jobs, send: (mail: OutgoingMail) => Promise<void>): void =>
  jobs.registerWorker(mailQueue, ({ id, data }) => send({ ...data, id }), {
    batchSize: 20,
    pollSeconds: 30,
    lowPriority: true,
  })

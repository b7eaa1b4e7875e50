import { defineQueue } from '../../../platform/jobs/queue.ts'

/** A batch of one campaign; its messages say what is still to be done. */
export const campaignBatch = defineQueue<{ shopId: number; campaignId: number }>('campaign-batch', {
  policy: 'exclusive',
  retryLimit: 2,
  expireInSeconds: 60,
})

/** Looks for campaigns whose moment has come. */
export const dueCampaigns = defineQueue<object>('campaigns-due', {
  policy: 'exclusive',
  retryLimit: 1,
  expireInSeconds: 30,
})

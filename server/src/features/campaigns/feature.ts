import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Feature } from '../../platform/feature.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { runCampaign } from './actions/run-campaign.ts'
import { campaignBatch, dueCampaigns } from './jobs.ts'
import { listDue } from './queries/campaigns.ts'
import { readerRoutes } from './reader-routes.ts'
import { campaignRoutes } from './routes.ts'

const atOnce = 100

/** Offers by SMS and e-mail, each person once. */
export const campaigns: Feature = {
  name: 'campaigns',
  queues: [campaignBatch, dueCampaigns],
  wire(deps) {
    deps.jobs.registerWorker(campaignBatch, ({ data, signal }) => runCampaign(deps, data, signal))
    deps.jobs.registerWorker(dueCampaigns, async () => {
      for (const { shop_id: shopId, campaign_id: campaignId } of await listDue(deps.db, deps.clock.now(), atOnce))
        await inTransaction(deps.db, { shopId }, (trx) =>
          enqueue(trx, campaignBatch, { shopId, campaignId }, { key: `${campaignId}` }),
        )
    })
    deps.jobs.schedule(dueCampaigns, '* * * * *', {})
  },
  async routes(app, deps) {
    await campaignRoutes(app, deps)
    await readerRoutes(app, deps)
  },
}

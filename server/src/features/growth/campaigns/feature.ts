import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Feature } from '../../../platform/feature.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { runCampaign } from './actions/run-campaign.ts'
import { campaignBatch, dueCampaigns } from './jobs.ts'
import { listDue, readCampaign, type CampaignRef } from './queries/campaigns.ts'
import { readerRoutes } from './reader-routes.ts'
import { campaignRoutes } from './routes.ts'

const atOnce = 100
// What falls due before the next look goes at its own moment, so that a minute's rate is used up in each minute.
const aheadMs = 60_000

/** Offers by SMS and e-mail, each person once. */
export const campaigns: Feature = {
  name: 'campaigns',
  queues: [campaignBatch, dueCampaigns],
  wire(deps) {
    deps.jobs.registerWorker(campaignBatch, ({ data, signal }) => runCampaign(deps, data, signal))
    deps.jobs.registerWorker(dueCampaigns, async () => {
      const now = deps.clock.now()
      for (const ref of await listDue(deps.db, new Date(now.getTime() + aheadMs), atOnce))
        await planBatch(deps, { shopId: ref.shop_id, campaignId: ref.campaign_id }, now)
    })
    deps.jobs.schedule(dueCampaigns, '* * * * *', {})
  },
  async routes(app, deps) {
    await campaignRoutes(app, deps)
    await readerRoutes(app, deps)
  },
}

async function planBatch({ db }: Deps, ref: CampaignRef, now: Date): Promise<void> {
  await inTransaction(db, { shopId: ref.shopId }, async (trx) => {
    const row = await readCampaign(trx, ref)
    const waitMs = Math.max(0, (row?.next_try_at?.getTime() ?? 0) - now.getTime())
    await enqueue(trx, campaignBatch, ref, { key: `${ref.campaignId}`, startAfter: Math.ceil(waitMs / 1000) })
  })
}

import { campaignParams, campaignRecipient, campaignRecipientsQuery } from '@kedai/contracts/campaigns.ts'
import { list } from '@kedai/contracts/envelope.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { texts as common } from '../../platform/errors/messages.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { okList } from '../../platform/http/envelope.ts'
import { readUncountedPage } from '../../platform/http/read-page.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { audienceOf } from './actions/send-campaign.ts'
import { presentPlanned, presentReader } from './present.ts'
import { listAudience } from './queries/audience.ts'
import { listReaders, readCampaign } from './queries/campaigns.ts'

const perPage = 50

/** Who a campaign goes to, and once it began what became of each message. (contract §12) */
export async function readerRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.get(
    '/api/ajax/seller/campaigns/:id/recipients',
    {
      schema: {
        params: campaignParams,
        querystring: campaignRecipientsQuery,
        response: { 200: list(campaignRecipient) },
        tags: ['growth'],
      },
      config: { auth: 'seller', work: 'customers', idOf: 'campaign' },
      preHandler: mustManage('customers'),
    },
    async ({ seller: { shopId }, params: { id: campaignId }, query: { page }, lang }) => {
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const row = await readCampaign(trx, { shopId, campaignId })
        if (!row) throw new AppError('not_found', common.notFound)
        const ref = { shopId, campaignId }
        const wanted = row.started_at === null ? await audienceOf(trx, row, clock.now()) : null
        return readUncountedPage({
          page,
          perPage,
          list: async (slice) =>
            wanted
              ? (await listAudience(trx, wanted, slice)).map((reader) => presentPlanned(reader, { row, lang }))
              : (await listReaders(trx, ref, slice)).map((reader) => presentReader(reader, { row, lang })),
        })
      })
      return okList(rows.slice(0, perPage), meta)
    },
  )
}

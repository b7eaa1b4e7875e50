import { campaignParams, campaignRecipient, campaignRecipientsQuery, openedChat } from '@kedai/contracts/campaigns.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { noteChat } from './actions/note-chat.ts'
import { audienceOf } from './actions/send-campaign.ts'
import { presentPlanned, presentReader } from './present.ts'
import { listAudience } from './queries/audience.ts'
import { listChats, listReaders, readCampaign } from './queries/campaigns.ts'

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
          list: async (slice) => {
            if (wanted === null)
              return (await listReaders(trx, ref, slice)).map((reader) => presentReader(reader, { row, lang }))
            const readers = await listAudience(trx, wanted, slice)
            const chats = await listChats(
              trx,
              ref,
              readers.map(({ address }) => address),
            )
            return readers.map((reader) =>
              presentPlanned(reader, {
                row,
                chatAt: chats.find(({ recipient }) => recipient === reader.address)?.sent_at ?? null,
              }),
            )
          },
        })
      })
      return okList(rows.slice(0, perPage), meta)
    },
  )

  app.post(
    '/api/ajax/seller/campaigns/:id/chats',
    {
      schema: { params: campaignParams, body: openedChat, response: { 200: success(z.null()) }, tags: ['growth'] },
      config: { auth: 'seller', work: 'customers', idOf: 'campaign' },
      preHandler: mustManage('customers'),
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const ref = { shopId, campaignId: request.params.id }
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await noteChat(trx, ref, { recipient: request.body.recipient, userId, now: clock.now() })
        return null
      })
      return ok(null)
    },
  )
}

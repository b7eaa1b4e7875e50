import { eventsQuery, shopEvents } from '@kedai/contracts/events.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { findNewestEvent, readEvents } from '../../../platform/events/read-events.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustBeSeller } from '../../../platform/sellers/require-seller.ts'
import { presentEvents } from './shared/present-events.ts'
import { maySee, maySeeAny } from './shared/who-sees.ts'

const perAnswer = 100

/** What happened in the shop after an event, for a client that was away. contract §6 */
export async function eventRoutes(app: KedaiApp, { db }: Deps): Promise<void> {
  app.get(
    '/api/ajax/seller/events',
    {
      schema: { querystring: eventsQuery, response: { 200: shopEvents }, tags: ['events'] },
      // Any work that has events will do; `orders` stands for them.
      config: { auth: 'seller', work: 'orders' },
      preHandler: mustSeeEvents,
    },
    async ({ query: { after }, seller }) => {
      const { shopId } = seller
      return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        if (after === undefined)
          return { ...ok([]), meta: { last_id: await findNewestEvent(trx, shopId), has_more: false } }
        const isWanted = maySee(seller)
        const { events, lastId, hasMore } = await readEvents(trx, { shopId, after, max: perAnswer, isWanted })
        return { ...ok(await presentEvents(trx, shopId, events)), meta: { last_id: lastId, has_more: hasMore } }
      })
    },
  )
}

/** @throws AppError 403 for staff without any work that has events */
async function mustSeeEvents(request: AnyRequest): Promise<void> {
  await mustBeSeller(request)
  if (!maySeeAny(request.seller)) throw new AppError('forbidden', texts.forbidden)
}

import { success } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import { buyerOrder } from '@kedai/contracts/orders.ts'
import {
  joinedWaitlist,
  joinWaitlist as joining,
  keptPlaces,
  keptPlacesQuery,
  orderTicketParams,
  passOn as passingBody,
} from '@kedai/contracts/tickets.ts'
import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { visitorIn } from '../../../platform/sessions/browser.ts'
import { shopOfView } from '../checkout/actions/shop-of-view.ts'
import { readBuyerOrder, shopOfToken } from '../../orders/orders/actions/read-buyer-order.ts'
import { joinWaitlist } from './actions/join-waitlist.ts'
import { passOn, wouldPassOn } from './actions/pass-on.ts'
import { done, refusals } from './messages.ts'
import { findOfOrder } from './queries/tickets.ts'
import { findOffer } from './queries/waitlist.ts'
import { sheetOf } from './sheet.ts'

const tags = ['orders']
const ofTicket = { auth: 'guest', idOf: 'order_ticket' } as const

/** What a buyer does with tickets: pass one on, print it, or wait for one. (contract §2a) */
export async function guestTicketRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, publicDb, clock, limits, documents, config } = deps

  app.post(
    '/api/ajax/guest/order/:token/tickets/:id',
    {
      schema: { params: orderTicketParams, body: passingBody, response: { 200: success(buyerOrder) }, tags },
      config: { ...ofTicket, limits: ['waitlist'], counts: ['ticket_pass?', 'mailed_address?'] },
    },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { token, id } = request.params
      const shopId = await shopOfToken(deps, token)
      const passing = { shopId, token, id, to: request.body, now: clock.now() }
      if (await inTransaction(db, { shopId, readOnly: true }, (trx) => wouldPassOn(trx, passing)))
        await countPass(limits, request, { id, email: normaliseEmail(request.body.email) })
      await inTransaction(db, { shopId }, (trx) => passOn(trx, passing))
      const said = request.say(done.passedOn, { name: request.body.name })
      return ok(await readBuyerOrder(deps, { token, lang: request.lang }), said)
    },
  )

  app.get(
    '/api/ajax/guest/order/:token/tickets/:id/pdf',
    { schema: { params: orderTicketParams, tags }, config: { ...ofTicket, raw: true, limits: ['paper'] } },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { token, id } = request.params
      const shopId = await shopOfToken(deps, token)
      const found = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        findOfOrder(trx, shopId, { token, id }),
      )
      if (!found) throw new AppError('not_found', texts.notFound)
      if (found.status === 'void') throw new AppError('conflict', refusals.isVoid)
      const pdf = await documents.renderTickets(sheetOf([found], found.shop_name, request.lang), { shopId })
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="ticket-${found.code}.pdf"`)
        .send(pdf)
    },
  )

  app.get(
    '/api/ajax/guest/waitlist/:view_id',
    {
      schema: {
        summary: 'What an offer of the waitlist keeps',
        params: viewParams,
        querystring: keptPlacesQuery,
        response: { 200: success(keptPlaces.nullable()) },
        tags: ['items'],
      },
      config: { auth: 'guest', idOf: 'event' },
    },
    async (request, reply) => {
      keepAddressSecret(reply).header('cache-control', 'private, no-store')
      const { view_id: viewId } = request.params
      const { offer: token } = request.query
      const shopId = await shopOfView(publicDb, viewId)
      const kept = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        findOffer(trx, { shopId, viewId, token, now: clock.now() }),
      )
      return ok(
        kept ? { item_id: kept.variation_id, quantity: kept.quantity, until: formatTime(kept.offer_until) } : null,
      )
    },
  )

  app.post(
    '/api/ajax/guest/waitlist/:view_id',
    {
      schema: { params: viewParams, body: joining, response: { 200: joinedWaitlist }, tags: ['items'] },
      config: { auth: 'guest', idOf: 'event', limits: ['waitlist'] },
    },
    async (request) => {
      const { view_id: viewId } = request.params
      const shopId = await shopOfView(publicDb, viewId)
      const joined = await inTransaction(db, { shopId }, (trx) =>
        joinWaitlist(trx, {
          ...{ shopId, viewId, typed: request.body, lang: request.lang },
          visitor: visitorIn(request, shopId, config.appSecret),
          isBounded: config.rateLimits,
          now: clock.now(),
        }),
      )
      return ok(joined, request.say(done[joined.status], { place: joined.place }))
    },
  )
}

// Each pass mails somebody in the shop's name: a few by one ticket a day, and a few to one address an hour.
async function countPass(
  limits: Deps['limits'],
  request: AnyRequest,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const because = (message: Message) => (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error
    throw new AppError('too_many', message, { retryAfter: error.retryAfter ?? 3600 })
  }
  await limits.takeOf(request, 'mailed_address', email).catch(because(refusals.mailedOften))
  await limits.takeOf(request, 'ticket_pass', `ticket ${id}`).catch(because(refusals.passedOften))
}

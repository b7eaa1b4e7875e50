import { success } from '@kedai/contracts/envelope.ts'
import {
  changeQuoteLink as linkBody,
  declineQuote as declineBody,
  quoteDeliveryParams,
  quoteParams,
  quoteView,
  savedQuote,
  sendQuote as sendBody,
} from '@kedai/contracts/quotes.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { invoicePlaces } from '../../invoices/actions/invoice-places.ts'
import { changeQuoteLink } from '../actions/change-quote-link.ts'
import { convertQuote } from '../actions/convert-quote.ts'
import { decideBySeller } from '../actions/decide-quote.ts'
import { handOverQuote, sendQuoteByHand } from '../actions/hand-over-quote.ts'
import { lockQuote, type LockedQuote } from '../actions/lock-quote.ts'
import { readQuoteView } from '../actions/read-quote-view.ts'
import { sendQuote } from '../actions/send-quote.ts'
import { sellerQuotePage } from '../links.ts'
import { done, texts } from '../messages/texts.ts'

const path = '/api/ajax/seller/quotes'
const tags = ['quotes']
const config = { auth: 'seller', work: 'invoices', idOf: 'quote' } as const
const response = { 200: success(quoteView) }

// A process that is killed between the commit and the hand-over leaves the row to the job.
const jobAfterSeconds = 60

/** From draft to sent, decided and invoiced. */
export async function quoteStateRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('invoices')
  type Call = AnyRequest & { params: { hashslug: string } }
  const change = <Result>(
    request: Call,
    reply: AnyReply,
    work: (trx: Db, quote: LockedQuote, by: { userId: number; now: Date }) => Promise<Result>,
  ): Promise<Result> => {
    const { shopId, userId } = request.seller
    return idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) =>
      work(trx, await lockQuote(trx, { shopId, hashslug: request.params.hashslug }, clock.now()), {
        userId,
        now: clock.now(),
      }),
    )
  }
  const answer = async (request: Call, text: Message, hashslug = request.params.hashslug) => {
    const view = await readQuoteView(deps, { shopId: request.seller.shopId, hashslug }, request.lang)
    return ok(view, request.say(text, { number: view.number ?? '' }))
  }

  app.post(
    `${path}/send/:hashslug`,
    { schema: { params: quoteParams, body: sendBody, response, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId } = request.seller
      const { channels, to, subject, message, attach_pdf } = request.body
      const queued = await change(request, reply, async (trx, quote, by) => {
        const rows = await sendQuote(trx, quote, {
          channels,
          to,
          subject,
          message,
          attachPdf: attach_pdf ?? true,
          ...by,
          jobAfterSeconds,
        })
        return rows.map(({ id, recipient, channel }) => ({ id, recipient, channel }))
      })
      const outcomes = await Promise.all(
        queued.map(async (row) => ({ ...row, outcome: await handOverQuote(deps, { shopId, deliveryId: row.id }) })),
      )
      const refused = outcomes.find(({ outcome }) => outcome?.accepted === false)
      if (refused?.outcome)
        throw new AppError('invalid', texts.sendFailed, {
          params: { recipient: refused.recipient, response: refused.outcome.response },
          data: { response: refused.outcome.response },
        })
      return answer(request, queued.every(({ channel }) => channel === 'whatsapp') ? done.whatsappReady : done.sent)
    },
  )

  app.post(
    `${path}/sent-by-hand/:hashslug/:delivery_id`,
    {
      schema: { params: quoteDeliveryParams, response, tags },
      config: { ...config, idOf: 'quote_delivery' },
      preHandler,
    },
    async (request, reply) => {
      await change(
        request,
        reply,
        async (trx, quote, by) => (
          await sendQuoteByHand(trx, quote, { deliveryId: request.params.delivery_id, ...by }),
          null
        ),
      )
      return answer(request, done.sentByHand)
    },
  )

  app.post(
    `${path}/accept/:hashslug`,
    { schema: { params: quoteParams, response, tags }, config, preHandler },
    async (request, reply) => {
      await change(
        request,
        reply,
        async (trx, quote, by) => (await decideBySeller(trx, quote, { action: 'accept', reason: '', ...by }), null),
      )
      return answer(request, done.markedAccepted)
    },
  )

  app.post(
    `${path}/decline/:hashslug`,
    { schema: { params: quoteParams, body: declineBody, response, tags }, config, preHandler },
    async (request, reply) => {
      await change(
        request,
        reply,
        async (trx, quote, by) => (
          await decideBySeller(trx, quote, { action: 'decline', reason: request.body.reason, ...by }),
          null
        ),
      )
      return answer(request, done.markedDeclined)
    },
  )

  // Answers where the invoice is: the one there is when it was made before.
  app.post(
    `${path}/convert/:hashslug`,
    { schema: { params: quoteParams, response: { 200: success(savedQuote) }, tags }, config, preHandler },
    async (request, reply) => {
      const { hashslug } = await change(request, reply, convertQuote)
      const { data, message } = await answer(request, done.converted)
      return ok({ ...data, redirectTo: invoicePlaces.seller(hashslug) }, message)
    },
  )

  app.post(
    `${path}/link/:hashslug`,
    {
      schema: { params: quoteParams, body: linkBody, response: { 200: success(savedQuote) }, tags },
      config,
      preHandler,
    },
    async (request, reply) => {
      const { action } = request.body
      const hashslug = await change(request, reply, (trx, quote, by) => changeQuoteLink(trx, quote, action, by))
      const { data, message } = await answer(
        request,
        action === 'revoke' ? done.linkTakenBack : done.linkRenewed,
        hashslug,
      )
      return ok({ ...data, redirectTo: sellerQuotePage(hashslug) }, message)
    },
  )
}

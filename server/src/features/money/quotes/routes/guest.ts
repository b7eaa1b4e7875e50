import { addressOfRequest } from '../../../../platform/http/who-asks.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { viewedInvoice } from '@kedai/contracts/guest-invoices.ts'
import { acceptQuote, declineGuestQuote, guestQuote, quoteParams as params } from '@kedai/contracts/quotes.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { isOwnPerson } from '../../invoice-links/actions/is-own-person.ts'
import { countQuoteView } from '../actions/count-quote-view.ts'
import { decideByBuyer, type BuyerDecision } from '../actions/decide-quote.ts'
import { lockQuote } from '../actions/lock-quote.ts'
import { openSharedQuote } from '../actions/open-shared-quote.ts'
import { readGuestQuote } from '../actions/read-guest-quote.ts'
import { done } from '../messages/texts.ts'

const root = '/api/ajax/guest/quotes/:hashslug'
const config = { auth: 'guest', idOf: 'quote' } as const
const tags = ['quotes']
const response = { 200: success(guestQuote) }

/** What a buyer does with a quote, by its shared link alone. */
export async function guestQuoteRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps

  app.get(
    root,
    { schema: { params, response, tags }, config: { ...config, counts: ['shared_link'] } },
    async (request) =>
      ok(await readGuestQuote(deps, await openSharedQuote(deps, request, request.params.hashslug), request.lang)),
  )

  const decide = async (
    request: AnyRequest & { params: { hashslug: string } },
    decision: Omit<BuyerDecision, 'ip' | 'now'>,
  ) => {
    const of = await openSharedQuote(deps, request, request.params.hashslug)
    const now = clock.now()
    await inTransaction(db, { shopId: of.shopId }, async (trx) =>
      decideByBuyer(trx, await lockQuote(trx, of, now), { ...decision, ip: addressOfRequest(request), now }),
    )
    return ok(
      await readGuestQuote(deps, of, request.lang),
      request.say(decision.action === 'accept' ? done.accepted : done.declined),
    )
  }

  app.post(
    `${root}/accept`,
    {
      schema: { params, body: acceptQuote, response, tags },
      config: { ...config, limits: ['own_link'], counts: ['shared_link'] },
    },
    (request) =>
      decide(request, { action: 'accept', name: request.body.name, reason: '', revision: request.body.revision }),
  )

  app.post(
    `${root}/decline`,
    {
      schema: { params, body: declineGuestQuote, response, tags },
      config: { ...config, limits: ['own_link'], counts: ['shared_link'] },
    },
    (request) =>
      decide(request, { action: 'decline', name: '', reason: request.body.reason, revision: request.body.revision }),
  )

  // Sent by the page once a person has had it before their eyes; the shop's own people do not count.
  app.post(
    `${root}/viewed`,
    {
      schema: { params, response: { 200: success(viewedInvoice) }, tags },
      config: { ...config, limits: ['own_link'], counts: ['shared_link'] },
    },
    async (request) => {
      const { shopId, quoteId } = await openSharedQuote(deps, request, request.params.hashslug)
      const counted = await inTransaction(
        db,
        { shopId },
        async (trx) =>
          !(await isOwnPerson(trx, shopId, request.session?.user.id)) &&
          countQuoteView(trx, { shopId, quoteId, userAgent: request.headers['user-agent'] ?? '', now: clock.now() }),
      )
      return ok({ counted })
    },
  )
}

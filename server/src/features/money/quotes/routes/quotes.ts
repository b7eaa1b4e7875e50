import { success } from '@kedai/contracts/envelope.ts'
import {
  createQuote as createBody,
  quoteParams,
  quoteView,
  savedQuote,
  updateQuote as updateBody,
} from '@kedai/contracts/quotes.ts'
import { z } from 'zod'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { createQuote } from '../actions/create-quote.ts'
import { deleteQuote } from '../actions/delete-quote.ts'
import { duplicateQuote } from '../actions/duplicate-quote.ts'
import { lockQuote } from '../actions/lock-quote.ts'
import { readQuoteView, readQuoteViewIn } from '../actions/read-quote-view.ts'
import { quoteChangedMeanwhile, updateQuote } from '../actions/update-quote.ts'
import { sellerQuotePage } from '../links.ts'
import { done } from '../messages/texts.ts'

const path = '/api/ajax/seller/quotes'
const tags = ['quotes']
const config = { auth: 'seller', work: 'invoices' } as const
const ofQuote = { ...config, idOf: 'quote' } as const
const saved = { 200: success(savedQuote) }

/** Writing and reading quotes. */
export async function quoteRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('invoices')
  const once = <Result>(request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<Result>) =>
    idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, work)
  const told = async (request: AnyRequest, hashslug: string) => ({
    ...(await readQuoteView(deps, { shopId: request.seller.shopId, hashslug }, request.lang)),
    redirectTo: sellerQuotePage(hashslug),
  })

  app.post(
    path,
    { schema: { body: createBody, response: saved, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = await once(request, reply, (trx) =>
        createQuote(trx, { shopId, form: request.body, lang: request.lang, userId, now: clock.now() }),
      )
      return ok(await told(request, hashslug), request.say(done.created))
    },
  )

  app.get(
    `${path}/view/:hashslug`,
    { schema: { params: quoteParams, response: { 200: success(quoteView) }, tags }, config: ofQuote, preHandler },
    async (request) =>
      ok(await readQuoteView(deps, { shopId: request.seller.shopId, hashslug: request.params.hashslug }, request.lang)),
  )

  app.post(
    `${path}/update/:hashslug`,
    { schema: { params: quoteParams, body: updateBody, response: saved, tags }, config: ofQuote, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = request.params
      const { revision, ...form } = request.body
      await once(request, reply, async (trx) => {
        const quote = await lockQuote(trx, { shopId, hashslug }, clock.now())
        if (revision !== undefined && revision !== quote.revision)
          throw quoteChangedMeanwhile(await readQuoteViewIn(trx, deps, { shopId, hashslug }, request.lang))
        await updateQuote(trx, quote, form, { userId, now: clock.now() })
        return null
      })
      return ok(await told(request, hashslug), request.say(done.saved))
    },
  )

  app.post(
    `${path}/duplicate/:hashslug`,
    { schema: { params: quoteParams, response: saved, tags }, config: ofQuote, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const made = await once(request, reply, async (trx) =>
        duplicateQuote(trx, await lockQuote(trx, { shopId, hashslug: request.params.hashslug }, clock.now()), {
          userId,
          now: clock.now(),
        }),
      )
      return ok(await told(request, made.hashslug), request.say(done.duplicated))
    },
  )

  app.delete(
    `${path}/:hashslug`,
    { schema: { params: quoteParams, response: { 200: success(z.null()) }, tags }, config: ofQuote, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const now = clock.now()
      await inTransaction(db, { shopId }, async (trx) =>
        deleteQuote(trx, await lockQuote(trx, { shopId, hashslug: request.params.hashslug }, now), { userId, now }),
      )
      return ok(null, request.say(done.deleted))
    },
  )
}

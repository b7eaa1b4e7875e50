import { shownPaper } from '@kedai/contracts/documents.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { quoteParams as params } from '@kedai/contracts/quotes.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyReply, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../../platform/http/secret-address.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { sendPdf } from '../../../../platform/documents/send-pdf.ts'
import { showPaper } from '../../invoices/actions/show-paper.ts'
import { openSharedQuote } from '../actions/open-shared-quote.ts'
import { readQuotePaper } from '../actions/read-quote-view.ts'
import type { QuoteRef } from '../queries/quotes.ts'

/** The quote on paper: for who holds the link, and for the shop. */
export async function quotePdfRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const schema = { params, tags: ['quotes'] }
  const preHandler = mustManage('invoices')
  const read = (ref: QuoteRef) =>
    inTransaction(deps.db, { shopId: ref.shopId, readOnly: true }, (trx) => readQuotePaper(trx, deps, ref))
  // Read in a transaction, drawn after it.
  const send = async (reply: AnyReply, ref: QuoteRef): Promise<AnyReply> =>
    sendPdf(deps, reply, await read(ref), { paper: 'a4', shopId: ref.shopId })

  app.get(
    '/api/ajax/guest/quotes/:hashslug/pdf',
    { schema, config: { auth: 'guest', idOf: 'quote', raw: true, limits: ['paper'], counts: ['shared_link'] } },
    async (request, reply) => {
      const of = await openSharedQuote(deps, request, request.params.hashslug)
      return send(keepAddressSecret(reply), of)
    },
  )

  app.get(
    '/api/ajax/seller/quotes/pdf/:hashslug',
    { schema, config: { auth: 'seller', work: 'invoices', idOf: 'quote', raw: true }, preHandler },
    async (request, reply) => send(reply, { shopId: request.seller.shopId, hashslug: request.params.hashslug }),
  )

  // The paper itself, for the seller's screen: the same document that the PDF is drawn from.
  app.get(
    '/api/ajax/seller/quotes/paper/:hashslug',
    {
      schema: { ...schema, response: { 200: success(shownPaper) } },
      config: { auth: 'seller', work: 'invoices', idOf: 'quote' },
      preHandler,
    },
    async (request) => ok(showPaper(await read({ shopId: request.seller.shopId, hashslug: request.params.hashslug }))),
  )
}

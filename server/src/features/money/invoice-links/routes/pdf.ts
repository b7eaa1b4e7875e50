import { sharedInvoiceParams as params, sharedPdfQuery as querystring } from '@kedai/contracts/guest-invoices.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyReply, KedaiApp } from '../../../../platform/http/app-types.ts'
import { keepAddressSecret } from '../../../../platform/http/secret-address.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { openShared } from '../actions/open-shared.ts'
import { readInvoicePaper } from '../actions/read-invoice-paper.ts'
import { sendPdf } from '../../../../platform/documents/send-pdf.ts'

type Wanted = { shopId: number } & ({ hashslug: string } | { invoiceId: number })
type Paper = 'a4' | 'receipt80'

/** The invoice on paper: for who holds the link, and for the shop. */
export async function invoicePdfRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const schema = { params, querystring, tags: ['invoices'] }

  app.get(
    '/api/ajax/guest/invoices/:hashslug/pdf',
    { schema, config: { auth: 'guest', idOf: 'invoice', raw: true, limits: ['paper'], counts: ['shared_link'] } },
    async (request, reply) => {
      const { shopId, invoiceId } = await openShared(deps, request, request.params.hashslug)
      keepAddressSecret(reply)
      return sendPaper(deps, reply, { shopId, invoiceId }, request.query.paper)
    },
  )

  app.get(
    '/api/ajax/seller/invoices/pdf/:hashslug',
    {
      schema,
      config: { auth: 'seller', work: 'invoices', idOf: 'invoice', raw: true },
      preHandler: mustManage('invoices'),
    },
    async (request, reply) =>
      sendPaper(deps, reply, { shopId: request.seller.shopId, hashslug: request.params.hashslug }, request.query.paper),
  )
}

// Read in a transaction, drawn after it.
async function sendPaper(deps: Deps, reply: AnyReply, wanted: Wanted, paper: Paper): Promise<AnyReply> {
  const document = await inTransaction(deps.db, { shopId: wanted.shopId, readOnly: true }, (trx) =>
    readInvoicePaper(trx, deps, wanted),
  )
  return sendPdf(deps, reply, document, { paper, shopId: wanted.shopId })
}

import { receiptParams as params, sharedPdfQuery as querystring } from '@kedai/contracts/guest-invoices.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { openShared } from '../invoice-links/actions/open-shared.ts'
import { sendPdf } from '../../../platform/documents/send-pdf.ts'
import { readInvoiceAndDocument } from '../invoices/actions/invoice-document.ts'
import { presentReceipt } from './present-receipt.ts'

/** A payment's receipt on paper: for the shop, and for who holds the invoice's link. */
export async function receiptRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const schema = { params, querystring, tags: ['invoices'] }

  app.get(
    '/api/ajax/seller/invoices/receipts/:hashslug/:payment_id/pdf',
    {
      schema,
      config: { auth: 'seller', work: 'invoices', idOf: 'invoice_receipt', raw: true },
      preHandler: mustManage('invoices'),
    },
    async (request, reply) =>
      sendPdf(deps, reply, await readReceipt(deps, { shopId: request.seller.shopId, ...request.params }), {
        paper: request.query.paper,
        shopId: request.seller.shopId,
      }),
  )

  app.get(
    '/api/ajax/guest/invoices/:hashslug/receipts/:payment_id/pdf',
    {
      schema,
      config: { auth: 'guest', idOf: 'invoice_receipt', raw: true, limits: ['paper'], counts: ['shared_link'] },
    },
    async (request, reply) => {
      const { shopId } = await openShared(deps, request, request.params.hashslug)
      keepAddressSecret(reply)
      return sendPdf(deps, reply, await readReceipt(deps, { shopId, ...request.params }), {
        paper: request.query.paper,
        shopId,
      })
    },
  )
}

type Which = { shopId: number; hashslug: string; payment_id: number }

// Read in a transaction, drawn after it.
async function readReceipt(deps: Deps, { shopId, hashslug, payment_id: paymentId }: Which): Promise<PaperDocument> {
  const { view, document } = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
    readInvoiceAndDocument(trx, deps, { shopId, hashslug }, { accounts: [] }),
  )
  const receipt = presentReceipt(view, document, { paymentId, today: formatDate(deps.clock.now()) })
  if (receipt === null) throw new AppError('not_found', texts.notFound)
  return receipt
}

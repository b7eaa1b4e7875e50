import { shownPaper } from '@kedai/contracts/documents.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { invoiceParams as params } from '@kedai/contracts/seller-invoices.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { showPaper } from '../../invoices/actions/show-paper.ts'
import { readInvoicePaper } from '../actions/read-invoice-paper.ts'

/** The paper itself, for the seller's screen: the same document that the PDF is drawn from. */
export async function invoicePaperRoute(app: KedaiApp, deps: Deps): Promise<void> {
  const schema = { params, response: { 200: success(shownPaper) }, tags: ['invoices'] }
  const config = { auth: 'seller', work: 'invoices', idOf: 'invoice' } as const
  app.get(
    '/api/ajax/seller/invoices/paper/:hashslug',
    { schema, config, preHandler: mustManage('invoices') },
    async (request) => {
      const { shopId } = request.seller
      const document = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
        readInvoicePaper(trx, deps, { shopId, hashslug: request.params.hashslug }),
      )
      // How to pay is the buyer's to see.
      return ok(showPaper({ ...document, pay: null }))
    },
  )
}

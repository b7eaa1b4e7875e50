import { sharedPdfQuery as querystring } from '@kedai/contracts/guest-invoices.ts'
import { creditNoteParams as params } from '@kedai/contracts/seller-invoices.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { keepAddressSecret } from '../../../../platform/http/secret-address.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { openShared } from '../../invoice-links/actions/open-shared.ts'
import { sendPdf } from '../../../../platform/documents/send-pdf.ts'
import { readCreditNotePaper } from '../actions/read-credit-note-paper.ts'
import { findNote, findNoteShop } from '../queries.ts'

/** A credit note on paper: for the shop, and for who holds its link while the invoice's own is open. */
export async function creditNotePdfRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db } = deps
  const schema = { params, querystring, tags: ['invoices'] }
  const read = (wanted: { shopId: number; hashslug: string }) =>
    inTransaction(db, { shopId: wanted.shopId, readOnly: true }, (trx) => readCreditNotePaper(trx, deps, wanted))

  app.get(
    '/api/ajax/seller/invoices/credit-notes/:hashslug/pdf',
    {
      schema,
      config: { auth: 'seller', work: 'invoices', idOf: 'credit_note', raw: true },
      preHandler: mustManage('invoices'),
    },
    async (request, reply) =>
      sendPdf(deps, reply, await read({ shopId: request.seller.shopId, hashslug: request.params.hashslug }), {
        paper: request.query.paper,
        shopId: request.seller.shopId,
      }),
  )

  app.get(
    '/api/ajax/guest/credit-notes/:hashslug/pdf',
    { schema, config: { auth: 'guest', idOf: 'credit_note', raw: true, limits: ['paper'], counts: ['shared_link'] } },
    async (request, reply) => {
      const { hashslug } = request.params
      const shopId = await findNoteShop(db, hashslug)
      const note =
        shopId === null
          ? null
          : await inTransaction(db, { shopId, readOnly: true }, (trx) => findNote(trx, { shopId, hashslug }))
      // What nothing has is counted there as a guess.
      const { shopId: opened } = await openShared(deps, request, note?.invoice_hashslug ?? hashslug)
      keepAddressSecret(reply)
      return sendPdf(deps, reply, await read({ shopId: opened, hashslug }), {
        paper: request.query.paper,
        shopId: opened,
      })
    },
  )
}

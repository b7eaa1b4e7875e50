import { success } from '@kedai/contracts/envelope.ts'
import { changedInvoiceLink, changeInvoiceLink } from '@kedai/contracts/guest-invoices.ts'
import { invoiceParams as params } from '@kedai/contracts/seller-invoices.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { readInvoiceView } from '../../invoices/actions/read-invoice-view.ts'
import { changeLink } from '../actions/change-link.ts'
import { texts } from '../messages/texts.ts'

const ofInvoices = {
  config: { auth: 'seller', work: 'invoices', idOf: 'invoice' },
  preHandler: mustManage('invoices'),
} as const

/** The seller takes a public link back, or makes a new one. */
export async function invoiceLinkRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const schema = { params, body: changeInvoiceLink, response: { 200: success(changedInvoiceLink) }, tags: ['invoices'] }

  app.post('/api/ajax/seller/invoices/link/:hashslug', { schema, ...ofInvoices }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const { action } = request.body
    const { hashslug } = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
      changeLink(trx, { shopId, hashslug: request.params.hashslug, action, userId, now: clock.now() }),
    )
    const { share_url, is_link_revoked } = await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })
    return ok(
      { hashslug, share_url, is_link_revoked },
      request.say(action === 'revoke' ? texts.linkTakenBack : texts.linkRenewed),
    )
  })
}

import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import { invoiceParams, setInstalments as body } from '@kedai/contracts/seller-invoices.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { lockInvoice } from '../actions/lock-invoice.ts'
import { readInvoiceView, readInvoiceViewIn } from '../actions/read-invoice-view.ts'
import { setInstalments } from '../actions/set-instalments.ts'
import { changedMeanwhile } from '../actions/update-invoice.ts'
import { partTexts } from '../messages/parts.ts'

const guard = {
  config: { auth: 'seller', work: 'invoices', idOf: 'invoice' },
  preHandler: mustManage('invoices'),
} as const

/** A deposit and instalments: what is to be paid when. */
export async function instalmentRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const schema = { params: invoiceParams, body, response: { 200: success(invoiceView) }, tags: ['invoices'] }

  app.post('/api/ajax/seller/invoices/instalments/:hashslug', { schema, ...guard }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const { hashslug } = request.params
    const { parts, revision } = request.body
    await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
      const invoice = await lockInvoice(trx, { shopId, hashslug })
      if (revision !== undefined && revision !== invoice.revision)
        throw changedMeanwhile(await readInvoiceViewIn(trx, deps, request.seller, { hashslug, lang: request.lang }))
      await setInstalments(trx, invoice, { parts }, { userId, now: clock.now() })
      return null
    })
    return ok(
      await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang }),
      request.say(parts.length === 0 ? partTexts.removed : partTexts.set),
    )
  })
}

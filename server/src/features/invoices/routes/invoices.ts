import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import { createInvoice as createBody, invoiceParams, savedInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../accounts/actions/require-seller.ts'
import { createInvoice } from '../actions/create-invoice.ts'
import { readInvoiceView } from '../actions/read-invoice-view.ts'
import { sellerPage } from '../links.ts'
import { done } from '../messages/done.ts'

const path = '/api/ajax/seller/invoices'
const tags = ['invoices']
const config = { auth: 'seller', work: 'invoices' } as const
const ofInvoice = { ...config, idOf: 'invoice' } as const
const saved = { 200: success(invoiceView.extend(savedInvoice.shape)) }

/** Writing and reading invoices. (contract §5) */
export async function invoiceRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('invoices')

  app.post(path, { schema: { body: createBody, response: saved, tags }, config, preHandler }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const { hashslug } = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
      createInvoice(trx, { shopId, form: request.body, lang: request.lang, userId, now: clock.now() }))
    return ok({ ...(await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })), redirectTo: sellerPage(hashslug) }, request.say(done.created))
  })

  app.get(`${path}/view/:hashslug`, { schema: { params: invoiceParams, response: { 200: success(invoiceView) }, tags }, config: ofInvoice, preHandler }, async (request) =>
    ok(await readInvoiceView(deps, request.seller, { hashslug: request.params.hashslug, lang: request.lang })))
}

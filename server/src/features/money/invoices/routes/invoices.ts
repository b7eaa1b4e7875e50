import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import {
  createInvoice as createBody,
  invoiceParams,
  savedInvoice,
  updateInvoice as updateBody,
} from '@kedai/contracts/seller-invoices.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { createInvoice } from '../actions/create-invoice.ts'
import { duplicateInvoice } from '../actions/duplicate-invoice.ts'
import { lockInvoice } from '../actions/lock-invoice.ts'
import { readInvoiceView, readInvoiceViewIn } from '../actions/read-invoice-view.ts'
import { changedMeanwhile, updateInvoice } from '../actions/update-invoice.ts'
import { sellerPage } from '../links.ts'
import { contentTexts } from '../messages/content.ts'
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
  const once = <Result>(request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<Result>) =>
    idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, work)
  const told = async (request: AnyRequest, hashslug: string) => ({
    ...(await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })),
    redirectTo: sellerPage(hashslug),
  })

  app.post(
    path,
    { schema: { body: createBody, response: saved, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = await once(request, reply, (trx) =>
        createInvoice(trx, { shopId, form: request.body, lang: request.lang, userId, now: clock.now() }),
      )
      return ok(await told(request, hashslug), request.say(done.created))
    },
  )

  app.get(
    `${path}/view/:hashslug`,
    { schema: { params: invoiceParams, response: { 200: success(invoiceView) }, tags }, config: ofInvoice, preHandler },
    async (request) =>
      ok(await readInvoiceView(deps, request.seller, { hashslug: request.params.hashslug, lang: request.lang })),
  )

  app.post(
    `${path}/update/:hashslug`,
    { schema: { params: invoiceParams, body: updateBody, response: saved, tags }, config: ofInvoice, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = request.params
      const { revision } = request.body
      await once(request, reply, async (trx) => {
        const invoice = await lockInvoice(trx, { shopId, hashslug })
        if (revision === undefined && invoice.lifecycle !== 'draft')
          throw refuseField('revision', contentTexts.revisionNeeded)
        if (revision !== undefined && revision !== invoice.revision)
          throw changedMeanwhile(await readInvoiceViewIn(trx, deps, request.seller, { hashslug, lang: request.lang }))
        await updateInvoice(trx, invoice, request.body, { userId, now: clock.now() })
        return null
      })
      return ok(await told(request, hashslug), request.say(done.saved))
    },
  )

  app.post(
    `${path}/duplicate/:hashslug`,
    { schema: { params: invoiceParams, response: saved, tags }, config: ofInvoice, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const made = await once(request, reply, (trx) =>
        duplicateInvoice(trx, { shopId, hashslug: request.params.hashslug }, { userId, now: clock.now() }),
      )
      return ok(await told(request, made.hashslug), request.say(done.duplicated))
    },
  )
}

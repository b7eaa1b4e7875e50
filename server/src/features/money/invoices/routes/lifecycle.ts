import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import { invoiceIdParams, invoiceParams, voidInvoice as voidBody } from '@kedai/contracts/seller-invoices.ts'
import { z } from 'zod'
import type { Message } from '../../../../platform/errors/message.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { approveInvoice } from '../actions/approve-invoice.ts'
import { deleteInvoice } from '../actions/delete-invoice.ts'
import { lockInvoice, type InvoiceRef, type LockedInvoice } from '../actions/lock-invoice.ts'
import { markAsSent } from '../actions/mark-as-sent.ts'
import { readInvoiceView } from '../actions/read-invoice-view.ts'
import { voidInvoice } from '../actions/void-invoice.ts'
import { done } from '../messages/done.ts'

const path = '/api/ajax/seller/invoices'
const tags = ['invoices']
const config = { auth: 'seller', work: 'invoices' } as const
const ofInvoice = { ...config, idOf: 'invoice' } as const
// Two GETs of the spec write: guarded like a POST, and done again they change nothing.
const writing = { ...ofInvoice, writes: true } as const
const response = { 200: success(invoiceView) }

type By = { userId: number; now: Date }

/** From draft to sent, void or gone. (contract §5) */
export async function invoiceLifecycleRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('invoices')
  type Wanted = { hashslug: string } | { invoiceId: number }
  const change = async (
    request: AnyRequest,
    wanted: Wanted,
    text: Message,
    work: (trx: Db, invoice: LockedInvoice, by: By) => Promise<unknown>,
  ) => {
    const { shopId, userId } = request.seller
    const ref: InvoiceRef = { shopId, ...wanted }
    await inTransaction(
      db,
      { shopId },
      async (trx) => void (await work(trx, await lockInvoice(trx, ref), { userId, now: clock.now() })),
    )
    const view = await readInvoiceView(deps, request.seller, { ...wanted, lang: request.lang })
    return ok(view, request.say(text, { number: view.number ?? '' }))
  }

  app.get(
    `${path}/approved/:id`,
    { schema: { params: invoiceIdParams, response, tags }, config: writing, preHandler },
    (request) => change(request, { invoiceId: request.params.id }, done.approved, approveInvoice),
  )

  app.get(
    `${path}/mark-as-sent/:id`,
    { schema: { params: invoiceIdParams, response, tags }, config: writing, preHandler },
    (request) => change(request, { invoiceId: request.params.id }, done.markedAsSent, markAsSent),
  )

  app.post(
    `${path}/void/:hashslug`,
    { schema: { params: invoiceParams, body: voidBody, response, tags }, config: ofInvoice, preHandler },
    (request) =>
      change(request, { hashslug: request.params.hashslug }, done.voided, (trx, invoice, by) =>
        voidInvoice(trx, invoice, { ...by, reason: request.body.reason }),
      ),
  )

  app.delete(
    `${path}/:hashslug`,
    { schema: { params: invoiceParams, response: { 200: success(z.null()) }, tags }, config: ofInvoice, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      await inTransaction(db, { shopId }, async (trx) =>
        deleteInvoice(trx, await lockInvoice(trx, { shopId, hashslug: request.params.hashslug }), {
          userId,
          now: clock.now(),
        }),
      )
      return ok(null, request.say(done.deleted))
    },
  )
}

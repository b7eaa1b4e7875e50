import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import {
  approveInvoiceProof,
  invoiceParams,
  recordInvoicePayment,
  rejectInvoiceProof,
} from '@kedai/contracts/seller-invoices.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { approveSlip, rejectSlip } from '../actions/decide-proof.ts'
import { lockInvoice } from '../actions/lock-invoice.ts'
import { readInvoiceView } from '../actions/read-invoice-view.ts'
import { recordPayment } from '../actions/record-payment.ts'
import { done } from '../messages/done.ts'

const path = '/api/ajax/seller/invoices'
const tags = ['invoices']
const response = { 200: success(invoiceView) }
const forPayments = {
  config: { auth: 'seller', work: 'payments', idOf: 'invoice' },
  preHandler: mustManage('payments'),
} as const

/** What a seller does about an invoice's money; each answers with the invoice as it is then. (contract §5) */
export async function invoicePaymentRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files, limits } = deps
  const once = <Result>(request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<Result>) =>
    idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, work)
  const told = (request: AnyRequest, hashslug: string) =>
    readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })
  const by = (request: AnyRequest) => ({ userId: request.seller.userId, now: clock.now() })

  app.post(
    `${path}/record-payment/:hashslug`,
    {
      schema: { params: invoiceParams, body: recordInvoicePayment, response, tags },
      config: forPayments.config,
      onRequest: forPayments.preHandler,
    },
    async (request, reply) => {
      const { shopId } = request.seller
      const { hashslug } = request.params
      const { proof: upload, ...typed } = request.body
      if (upload) await limits.take(request, 'picture')
      const proof = upload ? await files.accept(upload, { shopId, kind: 'payment_proof', field: 'proof' }) : null
      try {
        const {
          amount,
          rounding = noSen,
          over,
          kept,
        } = await once(request, reply, async (trx) =>
          recordPayment(trx, await lockInvoice(trx, { shopId, hashslug }), typed, { ...by(request), proof, files }),
        )
        const text =
          over !== noSen
            ? kept
              ? done.paymentOverKept
              : done.paymentOver
            : rounding === noSen
              ? done.paymentRecorded
              : amount === noSen
                ? done.closedByRounding
                : done.paymentRounded
        const view = await told(request, hashslug)
        const currency = currencyOf(view.currency)
        return ok(
          view,
          request.say(text, {
            amount: inWords(sen(amount), currency),
            over: inWords(sen(over), currency),
            due: inWords(sen(amount + rounding), currency),
          }),
        )
      } finally {
        if (proof) await files.discardUnsaved(proof)
      }
    },
  )

  app.post(
    `${path}/approve-proof/:hashslug`,
    { schema: { params: invoiceParams, body: approveInvoiceProof, response, tags }, ...forPayments },
    async (request, reply) => {
      const { shopId } = request.seller
      const { hashslug } = request.params
      const { proof_id: proofId, amount: typed } = request.body
      const amount = await once(request, reply, async (trx) =>
        approveSlip(trx, await lockInvoice(trx, { shopId, hashslug }), { proofId, amount: typed }, by(request)),
      )
      const view = await told(request, hashslug)
      return ok(view, request.say(done.proofApproved, { amount: inWords(sen(amount), currencyOf(view.currency)) }))
    },
  )

  app.post(
    `${path}/reject-proof/:hashslug`,
    { schema: { params: invoiceParams, body: rejectInvoiceProof, response, tags }, ...forPayments },
    async (request, reply) => {
      const { shopId } = request.seller
      const { hashslug } = request.params
      const { proof_id: proofId, reason } = request.body
      await once(request, reply, async (trx) => {
        await rejectSlip(trx, await lockInvoice(trx, { shopId, hashslug }), { proofId, reason }, by(request))
        return null
      })
      return ok(await told(request, hashslug), request.say(done.proofRejected))
    },
  )
}

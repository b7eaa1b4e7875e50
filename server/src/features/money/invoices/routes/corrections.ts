import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import {
  applyInvoiceCredit,
  invoiceParams,
  refundInvoice as refundBody,
  reverseInvoiceEntry,
  writeOffInvoice,
} from '@kedai/contracts/seller-invoices.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { applyCredit } from '../actions/apply-credit.ts'
import { lockInvoice, type LockedInvoice } from '../actions/lock-invoice.ts'
import { readInvoiceView } from '../actions/read-invoice-view.ts'
import { refundInvoice } from '../actions/refund-invoice.ts'
import { reverseEntry } from '../actions/reverse-entry.ts'
import { writeOff } from '../actions/write-off.ts'
import { correctionsDone as done } from '../messages/corrections.ts'

const path = '/api/ajax/seller/invoices'
const base = { params: invoiceParams, response: { 200: success(invoiceView) }, tags: ['invoices'] }
const forPayments = {
  config: { auth: 'seller', work: 'payments', idOf: 'invoice' },
  preHandler: mustManage('payments'),
} as const
const forRefunds = {
  config: { auth: 'seller', work: 'refunds', idOf: 'invoice' },
  preHandler: mustManage('refunds'),
} as const

/** What puts an invoice's money right: taking back, giving back, using credit, giving up. Each answers with the invoice as it is then. */
export async function invoiceCorrectionRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const change = <Result>(
    request: AnyRequest,
    reply: AnyReply,
    hashslug: string,
    work: (trx: Db, invoice: LockedInvoice, by: { userId: number; now: Date }) => Promise<Result>,
  ) => {
    const { shopId, userId } = request.seller
    return idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) =>
      work(trx, await lockInvoice(trx, { shopId, hashslug }), { userId, now: clock.now() }),
    )
  }
  // The invoice as it is then, with a sentence that names amounts of its currency.
  const told = async (request: AnyRequest, hashslug: string, text: Message, amounts: Record<string, number>) => {
    const view = await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })
    const named = Object.entries(amounts).map(([name, amount]) => [
      name,
      inWords(sen(amount), currencyOf(view.currency)),
    ])
    return ok(view, request.say(text, Object.fromEntries(named)))
  }

  app.post(
    `${path}/reverse/:hashslug`,
    { schema: { ...base, body: reverseInvoiceEntry }, ...forRefunds },
    async (request, reply) => {
      const { hashslug } = request.params
      const { payment_id: entryId, reason } = request.body
      const { amount, creditLost } = await change(request, reply, hashslug, (trx, invoice, by) =>
        reverseEntry(trx, invoice, { entryId, reason, ...by }),
      )
      return told(request, hashslug, creditLost === noSen ? done.reversed : done.reversedWithCredit, {
        amount,
        credit: creditLost,
      })
    },
  )

  app.post(
    `${path}/refund/:hashslug`,
    { schema: { ...base, body: refundBody }, ...forRefunds },
    async (request, reply) => {
      const { hashslug } = request.params
      const amount = await change(request, reply, hashslug, (trx, invoice, by) =>
        refundInvoice(trx, invoice, request.body, by),
      )
      return told(request, hashslug, done.refunded, { amount })
    },
  )

  app.post(
    `${path}/apply-credit/:hashslug`,
    { schema: { ...base, body: applyInvoiceCredit }, ...forPayments },
    async (request, reply) => {
      const { hashslug } = request.params
      const { amount, left } = await change(request, reply, hashslug, (trx, invoice, by) =>
        applyCredit(trx, invoice, request.body.amount, by),
      )
      return told(request, hashslug, done.creditApplied, { amount, left })
    },
  )

  app.post(
    `${path}/write-off/:hashslug`,
    { schema: { ...base, body: writeOffInvoice }, ...forRefunds },
    async (request, reply) => {
      const { hashslug } = request.params
      const amount = await change(request, reply, hashslug, (trx, invoice, by) =>
        writeOff(trx, invoice, { reason: request.body.reason, ...by }),
      )
      return told(request, hashslug, done.writtenOff, { amount })
    },
  )
}

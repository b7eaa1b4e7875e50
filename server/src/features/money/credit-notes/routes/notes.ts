import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import {
  invoiceParams as params,
  issueCreditNote as creditBody,
  issueDebitNote as debitBody,
  savedInvoice,
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
import { lockInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { readInvoiceView } from '../../invoices/actions/read-invoice-view.ts'
import { issueCreditNote } from '../actions/issue-credit-note.ts'
import { draftDebitNote } from '../actions/draft-debit-note.ts'
import { texts } from '../messages.ts'

const path = '/api/ajax/seller/invoices'
const tags = ['invoices']

/** Credit notes answer with the invoice as it is then, debit notes with themselves. (contract §5) */
export async function creditNoteRoutes(app: KedaiApp, deps: Deps): Promise<void> {
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

  const forNotes = {
    config: { auth: 'seller', work: 'refunds', idOf: 'invoice' },
    preHandler: mustManage('refunds'),
  } as const
  app.post(
    `${path}/credit-note/:hashslug`,
    { schema: { params, body: creditBody, response: { 200: success(invoiceView) }, tags }, ...forNotes },
    async (request, reply) => {
      const { hashslug } = request.params
      const { number, amount, excess } = await change(request, reply, hashslug, (trx, invoice, by) =>
        issueCreditNote(trx, invoice, request.body, by),
      )
      const text =
        excess === noSen
          ? texts.issued
          : request.body.excess === 'refund'
            ? texts.issuedWithRefund
            : texts.issuedToCredit
      const view = await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })
      const currency = currencyOf(view.currency)
      return ok(
        view,
        request.say(text, { number, amount: inWords(sen(amount), currency), excess: inWords(sen(excess), currency) }),
      )
    },
  )

  const forInvoices = {
    config: { auth: 'seller', work: 'invoices', idOf: 'invoice' },
    preHandler: mustManage('invoices'),
  } as const
  app.post(
    `${path}/debit-note/:hashslug`,
    {
      schema: { params, body: debitBody, response: { 200: success(invoiceView.extend(savedInvoice.shape)) }, tags },
      ...forInvoices,
    },
    async (request, reply) => {
      const { hashslug } = await change(request, reply, request.params.hashslug, (trx, invoice, by) =>
        draftDebitNote(trx, invoice, request.body, by),
      )
      const view = await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })
      return ok({ ...view, redirectTo: `/seller/invoices/${hashslug}/edit` }, request.say(texts.debitDrafted))
    },
  )
}

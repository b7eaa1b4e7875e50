import { success } from '@kedai/contracts/envelope.ts'
import {
  checkedInvoicePayment,
  guestInvoice,
  invoiceProofUpload,
  payInvoice as payBody,
  sharedInvoiceParams as params,
  viewedInvoice,
} from '@kedai/contracts/guest-invoices.ts'
import { startedPayment } from '@kedai/contracts/payments.ts'
import { sendQrPng } from '../../../../platform/codes/send-qr-png.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { asOneTry, mustBeOpenForFiles } from '../../../../platform/idempotency/as-one-try.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { queryOnView } from '../../payments/actions/ask-gateway.ts'
import { countView } from '../actions/count-view.ts'
import { isOwnPerson } from '../actions/is-own-person.ts'
import { openShared } from '../actions/open-shared.ts'
import { mayPayInvoice, payInvoice } from '../actions/pay-invoice.ts'
import { readGuestInvoice } from '../actions/read-guest-invoice.ts'
import { sendSlip } from '../actions/send-slip.ts'
import { texts } from '../messages/texts.ts'

const root = '/api/ajax/guest/invoices/:hashslug'
const config = { auth: 'guest', idOf: 'invoice' } as const
const tags = ['invoices']

/** What a buyer does with an invoice, by its shared link alone. contract §5 */
export async function guestInvoiceRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files, limits } = deps

  app.get(
    root,
    {
      schema: { params, response: { 200: success(guestInvoice) }, tags },
      config: { ...config, counts: ['shared_link'] },
    },
    async (request) =>
      ok(await readGuestInvoice(deps, await openShared(deps, request, request.params.hashslug), request.lang)),
  )

  app.post(
    `${root}/pay`,
    {
      schema: { params, body: payBody, response: { 200: success(startedPayment) }, tags },
      config: { ...config, limits: ['own_link'], counts: ['shared_link'] },
    },
    async (request, reply) => {
      const of = await openShared(deps, request, request.params.hashslug)
      const choice = { method: request.body.paymentMethod, amount: request.body.amount }
      // The attempt bears being asked for again, and the gateway must not be called inside: the key is kept beside it.
      await idempotent({ db, clock, request, reply, options: { shopId: of.shopId } }, (trx) =>
        mayPayInvoice(trx, of, choice, clock.now()),
      )
      const { redirectTo, problem } = await payInvoice(deps, of, choice)
      if (redirectTo === null) throw new AppError('not_ready', problem ?? texts.methodNotOffered, { retryAfter: 30 })
      const message = request.say(texts.goPay)
      return ok({ redirect_to: redirectTo, message }, message)
    },
  )

  app.post(
    `${root}/payment-check`,
    {
      schema: { params, response: { 200: success(checkedInvoicePayment) }, tags },
      config: { ...config, limits: ['own_link'], counts: ['shared_link'] },
    },
    async (request) => {
      const { shopId, invoiceId } = await openShared(deps, request, request.params.hashslug)
      await queryOnView(deps, { shopId, invoiceId })
      const { state, balance_due } = await readGuestInvoice(deps, { shopId, invoiceId }, request.lang)
      return ok({ state, balance_due })
    },
  )

  app.post(
    `${root}/payment-proof`,
    {
      schema: { params, body: invoiceProofUpload, response: { 200: success(guestInvoice) }, tags },
      config: { ...config, counts: ['shared_link', 'upload'] },
      // Before a slip for no invoice is read, or one too many.
      onRequest: async (request) => {
        await openShared(deps, request, request.params.hashslug)
        await mustBeOpenForFiles(deps, request, 'upload')
      },
    },
    async (request, reply) => {
      const { shopId, invoiceId } = await openShared(deps, request, request.params.hashslug)
      const { paymentMethod: method, amount } = request.body
      const door = { db, clock, request, reply, options: { shopId } }
      await asOneTry(
        door,
        () => limits.take(request, 'upload'),
        async () => {
          const file = await files.accept(request.body.paymentProof, {
            shopId,
            kind: 'payment_proof',
            field: 'paymentProof',
          })
          await idempotent(door, (trx) =>
            sendSlip(trx, { shopId, invoiceId, file, amount, method, files, now: clock.now() }).then(() => null),
          ).finally(() => files.discardUnsaved(file))
        },
      )
      return ok(await readGuestInvoice(deps, { shopId, invoiceId }, request.lang), request.say(texts.slipReceived))
    },
  )

  // Sent by the page once a person has had it before their eyes; the shop's own people do not count.
  app.post(
    `${root}/viewed`,
    {
      schema: { params, response: { 200: success(viewedInvoice) }, tags },
      config: { ...config, limits: ['own_link'], counts: ['shared_link'] },
    },
    async (request) => {
      const { shopId, invoiceId } = await openShared(deps, request, request.params.hashslug)
      const counted = await inTransaction(
        db,
        { shopId },
        async (trx) =>
          !(await isOwnPerson(trx, shopId, request.session?.user.id)) &&
          countView(trx, { shopId, invoiceId, userAgent: request.headers['user-agent'] ?? '', now: clock.now() }),
      )
      return ok({ counted })
    },
  )

  // The code to pay with, for who reads this on the phone that he pays with.
  app.get(
    '/exports/invoice/:hashslug/duitnow.png',
    { schema: { params, tags }, config: { ...config, raw: true, limits: ['paper'], counts: ['shared_link'] } },
    async (request, reply) => {
      const { payment_methods: methods, number } = await readGuestInvoice(
        deps,
        await openShared(deps, request, request.params.hashslug),
        request.lang,
      )
      const code = methods.find(({ duitnow }) => duitnow !== null)?.duitnow
      if (!code) throw new AppError('not_found', common.notFound)
      return sendQrPng(reply, code.qr, `duitnow-${number}`)
    },
  )
}

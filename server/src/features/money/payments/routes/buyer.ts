import { success } from '@kedai/contracts/envelope.ts'
import { orderParams, payAgain as payBody, paymentProofUpload } from '@kedai/contracts/orders.ts'
import { checkedPayment, orderPaymentMethod, receivedProof, startedPayment } from '@kedai/contracts/payments.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { asOneTry, mustBeOpenForFiles } from '../../../../platform/idempotency/as-one-try.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { queryOnView } from '../actions/ask-gateway.ts'
import { payAgain } from '../actions/pay-again.ts'
import { startPayment } from '../actions/start-payment.ts'
import { uploadProof } from '../actions/upload-proof.ts'
import { texts } from '../messages.ts'
import { isInTimeFor, mayBePaidBy } from '../payable-methods.ts'
import { readSums } from '../queries/ledger.ts'
import { listMethods } from '../queries/methods.ts'
import { findOrder, findOrderByToken } from '../queries/people.ts'
import { findNewestProof } from '../queries/proofs.ts'

const root = '/api/ajax/guest/order/:token'
const config = { auth: 'guest', idOf: 'order' } as const

/** What a buyer does about paying, by the order's secret link. contract §2 */
export async function buyerPaymentRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files, limits } = deps

  app.post(
    `${root}/payment-proof`,
    {
      schema: { params: orderParams, body: paymentProofUpload, response: { 200: success(receivedProof) } },
      config: { ...config, counts: ['upload'] },
      // Before a slip for no order is read, or one too many.
      onRequest: async (request) => {
        await orderOf(deps, request.params.token)
        await mustBeOpenForFiles(deps, request, 'upload')
      },
    },
    async (request, reply) => {
      const ids = await orderOf(deps, request.params.token)
      const door = { db, clock, request, reply, options: { shopId: ids.shopId } }
      return asOneTry(
        door,
        () => limits.take(request, 'upload'),
        async () => {
          const file = await files.accept(request.body.paymentProof, {
            shopId: ids.shopId,
            kind: 'payment_proof',
            field: 'paymentProof',
          })
          try {
            const stands = await idempotent(door, async (trx) => {
              await uploadProof(trx, { ...ids, file, files, now: clock.now() })
              const [proof, sums] = [
                await findNewestProof(trx, ids.shopId, ids.orderId),
                await readSums(trx, ids.shopId, ids.orderId),
              ]
              return { proof_status: proof?.status ?? 'none', payment_status: sums.payment_status }
            })
            return ok(stands, request.say(texts.proofReceived))
          } finally {
            await files.discardUnsaved(file)
          }
        },
      )
    },
  )

  app.post(
    `${root}/pay`,
    {
      schema: { params: orderParams, body: payBody, response: { 200: success(startedPayment) } },
      config: { ...config, limits: ['own_link'] },
    },
    async (request, reply) => {
      const ids = await orderOf(deps, request.params.token)
      await idempotent({ db, clock, request, reply, options: { shopId: ids.shopId } }, (trx) =>
        payAgain(trx, { ...ids, methodCode: request.body.paymentMethod, now: clock.now() }).then(() => null),
      )
      const { redirectTo, problem } = await startPayment(deps, ids)
      if (problem) throw new AppError('not_ready', problem, { retryAfter: 30 })
      const message = request.say(redirectTo === null ? texts.methodChosen : texts.goPay)
      return ok({ redirect_to: redirectTo ?? `/order/${request.params.token}`, message }, message)
    },
  )

  app.post(
    `${root}/payment-check`,
    {
      schema: { params: orderParams, response: { 200: success(checkedPayment) } },
      config: { ...config, limits: ['own_link'] },
    },
    async (request) => {
      const ids = await orderOf(deps, request.params.token)
      await queryOnView(deps, ids)
      const sums = await inTransaction(db, { shopId: ids.shopId, readOnly: true }, (trx) =>
        readSums(trx, ids.shopId, ids.orderId),
      )
      const { payment_status, order_status } = sums
      return ok({
        payment_status,
        order_status,
        is_settled: payment_status !== 'pending' && payment_status !== 'unpaid',
      })
    },
  )

  app.get(
    `${root}/payment-methods`,
    { schema: { params: orderParams, response: { 200: success(z.array(orderPaymentMethod)) } }, config },
    async (request) => {
      const { shopId, orderId } = await orderOf(deps, request.params.token)
      const methods = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const order = await findOrder(trx, shopId, orderId)
        return (await listMethods(trx, shopId))
          .filter((method) => mayBePaidBy(order, method) && isInTimeFor(order, method, clock.now()))
          .map(({ kind, ...method }) => ({
            code: method.code,
            kind,
            ...methodWords(method, request.lang),
            is_chosen: method.code === order.payment_method,
          }))
      })
      return ok(methods.map((method) => orderPaymentMethod.parse(method)))
    },
  )

  // The buyer's browser comes back from a gateway: this proves nothing, so the gateway is asked.
  app.get(
    '/order/:token/return',
    { schema: { params: orderParams }, config: { auth: 'none', raw: true } },
    async (request, reply) => {
      const { token } = request.params
      const ids = await findOrderByToken(db, token)
      if (ids)
        await queryOnView(deps, ids).catch((error: unknown) =>
          request.log.warn({ err: error }, 'asking after a return failed'),
        )
      return reply.redirect(`/order/${encodeURIComponent(token)}`, 303)
    },
  )
}

/** @throws AppError `not_found` */
async function orderOf({ db }: Deps, token: string): Promise<{ shopId: number; orderId: number }> {
  const found = await findOrderByToken(db, token)
  if (!found) throw new AppError('not_found', common.notFound)
  return found
}

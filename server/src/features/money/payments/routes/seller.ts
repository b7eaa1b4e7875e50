import { success } from '@kedai/contracts/envelope.ts'
import {
  approveProof as approveBody,
  orderNoParams,
  recordPayment as recordBody,
  rejectProof as rejectBody,
  sellerOrder,
} from '@kedai/contracts/seller-orders.ts'
import { refundOrder as refundBody } from '@kedai/contracts/refunds.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { providerName } from '@kedai/domain/payments/providers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { readSellerOrder } from '../../../orders/orders/actions/read-seller-order.ts'
import { approveProof } from '../actions/approve-proof.ts'
import { recordPayment } from '../actions/record-payment.ts'
import { carryOutRefund } from '../actions/carry-out-refund.ts'
import { planRefund } from '../actions/plan-refund.ts'
import { refundOrder } from '../actions/refund-order.ts'
import { rejectProof } from '../actions/reject-proof.ts'
import { texts } from '../messages.ts'
import { inWords } from '../money-of-order.ts'
import { refundTexts } from '../refund-messages.ts'

const root = '/api/ajax/seller/orders/:order_no'
const response = { 200: success(sellerOrder) }
const forPayments = {
  config: { auth: 'seller', work: 'payments', idOf: 'order' },
  preHandler: mustManage('payments'),
} as const
const forRefunds = {
  config: { auth: 'seller', work: 'refunds', idOf: 'order' },
  preHandler: mustManage('refunds'),
} as const

/** What a seller does about an order's money; each answers with the order as it is then. contract §5a */
export async function sellerPaymentRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const once = <Result>(request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<Result>) =>
    idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, work)
  const who = (request: AnyRequest, orderNo: string) => ({
    order: { shopId: request.seller.shopId, orderNo },
    userId: request.seller.userId,
    now: clock.now(),
  })
  const told = (request: AnyRequest, orderNo: string) =>
    readSellerOrder(deps, request.seller, { orderNo, lang: request.lang })

  app.post(
    `${root}/payment-proof/approve`,
    { schema: { params: orderNoParams, body: approveBody, response, tags: ['payments'] }, ...forPayments },
    async (request, reply) => {
      const { order_no } = request.params
      const { toOrder, toQueue, nothingDue } = await once(request, reply, (trx) =>
        approveProof(trx, { ...who(request, order_no), amount: request.body.amount }),
      )
      const order = await told(request, order_no)
      const [text, amount] = nothingDue
        ? [texts.approvedNothingDue, toOrder]
        : toQueue > 0
          ? [order.order_status === 'expired' ? texts.lateQueued : texts.excessQueued, toQueue]
          : order.balance_due === '0.00'
            ? [texts.proofApproved, toOrder]
            : [texts.partApproved, toOrder]
      return ok(
        order,
        request.say(text, { amount: inWords(amount), due: inWords(parseRinggit(order.balance_due) ?? noSen) }),
      )
    },
  )

  app.post(
    `${root}/payment-proof/reject`,
    { schema: { params: orderNoParams, body: rejectBody, response, tags: ['payments'] }, ...forPayments },
    async (request, reply) => {
      const { order_no } = request.params
      const isLast = await once(request, reply, (trx) =>
        rejectProof(trx, { ...who(request, order_no), reason: request.body.reason }),
      )
      return ok(await told(request, order_no), request.say(isLast ? texts.proofRejectedLast : texts.proofRejected))
    },
  )

  app.post(
    `${root}/record-payment`,
    { schema: { params: orderNoParams, body: recordBody, response, tags: ['payments'] }, ...forPayments },
    async (request, reply) => {
      const { order_no } = request.params
      const received = await once(request, reply, (trx) =>
        recordPayment(trx, { ...who(request, order_no), ...request.body }),
      )
      const { toOrder, toQueue, rounding = noSen } = received
      const [text, amount] =
        toQueue > 0
          ? [texts.excessQueued, toQueue]
          : rounding === noSen
            ? [texts.paymentRecorded, toOrder]
            : toOrder === noSen
              ? [texts.closedByRounding, toOrder]
              : [texts.paymentRounded, toOrder]
      const due = inWords(sen(toOrder + rounding))
      return ok(await told(request, order_no), request.say(text, { amount: inWords(amount), due }))
    },
  )

  app.post(
    `${root}/refund`,
    { schema: { params: orderNoParams, body: refundBody, response, tags: ['payments'] }, ...forRefunds },
    async (request, reply) => {
      const { order_no } = request.params
      const { by_hand, ...asked } = request.body
      const { shopId, userId } = request.seller
      const { refunded, refundId } = await once(request, reply, (trx) =>
        refundOrder(trx, {
          ...who(request, order_no),
          ...asked,
          ...(!by_hand && {
            plan: (order, amount) => planRefund(deps, trx, order, { amount, request: asked, userId, now: clock.now() }),
          }),
        }),
      )
      const amount = inWords(refunded)
      if (refundId === null) return ok(await told(request, order_no), request.say(texts.refundRecorded, { amount }))
      const { state, provider, answer } = await carryOutRefund(deps, { shopId, refundId })
      const name = providerName(provider)
      if (state === 'refused')
        throw new AppError('conflict', refundTexts.refused, {
          params: { name, answer: asSentence(answer ?? '') },
          data: { by_hand: true },
        })
      const said = state === 'done' ? refundTexts.done : refundTexts.pending
      return ok(await told(request, order_no), request.say(said, { amount, name }))
    },
  )
}

const asSentence = (words: string): string => (/[.!?。]$/.test(words) ? words : `${words}.`)

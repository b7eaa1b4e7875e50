import { methodWords } from '@kedai/domain/payments/method-words.ts'
import { success } from '@kedai/contracts/envelope.ts'
import {
  addNote as noteBody,
  cancelOrder as cancelBody,
  orderList,
  orderListQuery,
  orderNoParams,
  orderSum,
  orderSumQuery,
  sellerOrder,
  workQueues,
} from '@kedai/contracts/seller-orders.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readPage } from '../../../platform/http/read-page.ts'
import { sumList } from '../../../platform/http/sum-list.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { addNote } from './actions/add-note.ts'
import { cancelOrder } from './actions/cancel-order.ts'
import { wantedOrders } from './actions/choose-orders.ts'
import { completeOrder } from './actions/complete-order.ts'
import { packOrder } from './actions/pack-order.ts'
import { readSellerOrder } from './actions/read-seller-order.ts'
import { resendMails } from './actions/resend-mails.ts'
import { sumOrders } from './actions/sum-orders.ts'
import { done } from './messages/done.ts'
import { presentOrderRow } from './present/order-row.ts'
import { findEqualTransfers } from './shared/equal-transfers.ts'
import { countQueues } from './queries/count-queues.ts'
import { listOrders } from './queries/list-orders.ts'
import { findMethodName } from './queries/sum-of-product.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/orders'
const config = { auth: 'seller', work: 'orders' } as const
const ofOrder = { ...config, idOf: 'order' } as const
const reply = { 200: success(sellerOrder) }

/** The seller's side of orders; the calls about money and parcels are the payments' and the shipments' features. (contract §5a) */
export async function sellerOrderRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('orders')
  const told = (request: AnyRequest, orderNo: string) =>
    readSellerOrder(deps, request.seller, { orderNo, lang: request.lang })

  app.get(
    path,
    { schema: { querystring: orderListQuery, response: { 200: orderList }, tags: ['orders'] }, config, preHandler },
    async (request) => {
      const { page, ...search } = request.query
      const { shopId } = request.seller
      if (search.term) await deps.limits.take(request, 'search')
      const wanted = { shopId, ...wantedOrders(search) }
      const {
        rows,
        meta,
        method,
        sum: { received, of_product },
      } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const sum = await sumOrders(trx, wanted, countedAtMost + 1)
        const { paymentMethod: code } = wanted
        return {
          sum,
          method: code === '' ? null : ((await findMethodName(trx, shopId, code)) ?? { name: code }),
          ...(await readPage({
            page,
            perPage,
            countedAtMost,
            count: async () => sum.count,
            list: (slice) => listOrders(trx, { ...wanted, ...slice }),
          })),
        }
      })
      return okList(rows.map(presentOrderRow), {
        ...meta,
        received,
        of_product,
        of_method: method && {
          name: methodWords({ code: wanted.paymentMethod, ...method, instructions: '' }, request.lang).name,
        },
      })
    },
  )

  app.get(
    `${path}/sum`,
    {
      schema: { querystring: orderSumQuery, response: { 200: success(orderSum) }, tags: ['orders'] },
      config,
      preHandler,
    },
    async (request) => {
      const { patient, ...search } = request.query
      const { shopId } = request.seller
      if (patient) await deps.limits.take(request, 'search')
      const sum = await sumList(db, { shopId, patient }, (trx) =>
        sumOrders(trx, { shopId, ...wantedOrders(search) }, null),
      )
      return ok(sum ?? { count: null, received: null, of_product: null })
    },
  )

  app.get(
    '/api/ajax/seller/work-queues',
    { schema: { response: { 200: success(workQueues) }, tags: ['orders'] }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, async (trx) => ({
          ...(await countQueues(trx, shopId, countedAtMost)),
          equal_transfers: await findEqualTransfers(trx, shopId, deps.clock.now()),
        })),
      )
    },
  )

  app.get(
    `${path}/:order_no`,
    { schema: { params: orderNoParams, response: reply, tags: ['orders'] }, config: ofOrder, preHandler },
    async (request) => ok(await told(request, request.params.order_no)),
  )

  app.post(
    `${path}/:order_no/pack`,
    { schema: { params: orderNoParams, response: reply, tags: ['orders'] }, config: ofOrder, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      await inTransaction(db, { shopId }, (trx) => packOrder(trx, { shopId, orderNo, userId, now: clock.now() }))
      const order = await told(request, orderNo)
      return ok(order, request.say(order.pickup === null ? done.packed : done.ready))
    },
  )

  app.post(
    `${path}/:order_no/complete`,
    { schema: { params: orderNoParams, response: reply, tags: ['orders'] }, config: ofOrder, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      await inTransaction(db, { shopId }, (trx) => completeOrder(trx, { shopId, orderNo, userId, now: clock.now() }))
      return ok(await told(request, orderNo), request.say(done.completed))
    },
  )

  app.post(
    `${path}/:order_no/cancel`,
    {
      schema: { params: orderNoParams, body: cancelBody, response: reply, tags: ['orders'] },
      config: ofOrder,
      preHandler,
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      await inTransaction(db, { shopId }, (trx) =>
        cancelOrder(trx, {
          order: { shopId, orderNo },
          by: 'seller',
          userId,
          reason: request.body.reason,
          now: clock.now(),
        }),
      )
      return ok(await told(request, orderNo), request.say(done.cancelled))
    },
  )

  app.post(
    `${path}/:order_no/resend-mails`,
    { schema: { params: orderNoParams, response: reply, tags: ['orders'] }, config: ofOrder, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { order_no: orderNo } = request.params
      await inTransaction(db, { shopId }, (trx) => resendMails(trx, { shopId, orderNo }))
      return ok(await told(request, orderNo), request.say(done.mailsAgain))
    },
  )

  app.post(
    `${path}/:order_no/notes`,
    {
      schema: { params: orderNoParams, body: noteBody, response: reply, tags: ['orders'] },
      config: ofOrder,
      preHandler,
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      await inTransaction(db, { shopId }, (trx) =>
        addNote(trx, { shopId, orderNo, text: request.body.text, userId, now: clock.now() }),
      )
      return ok(await told(request, orderNo), request.say(done.noted))
    },
  )
}

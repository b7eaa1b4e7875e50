import { success } from '@kedai/contracts/envelope.ts'
import { orderListPreferences } from '@kedai/contracts/order-list.ts'
import { usualColumns } from '@kedai/domain/orders/list-columns.ts'
import { saveOrderTags } from '@kedai/contracts/customers.ts'
import { orderNoParams, sellerOrder } from '@kedai/contracts/seller-orders.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { readSellerOrder } from './actions/read-seller-order.ts'
import { tagOrder } from './actions/tag-order.ts'
import { findPreferences, savePreferences } from './queries/list-preferences.ts'

const path = '/api/ajax/seller/order-list'
const response = { 200: success(orderListPreferences) }
const config = { auth: 'seller', work: 'orders' } as const

/** How each person likes the list of orders (which columns), and the words put on orders. */
export async function orderListRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('orders')

  app.get(path, { schema: { response, tags: ['orders'] }, config, preHandler }, async (request) => {
    const kept = await inTransaction(db, { shopId: request.seller.shopId, readOnly: true }, (trx) =>
      findPreferences(trx, request.seller),
    )
    const read = orderListPreferences.safeParse(kept) // written by an older release, perhaps
    return ok(read.success ? read.data : { columns: [...usualColumns] })
  })

  app.post(
    path,
    { schema: { body: orderListPreferences, response, tags: ['orders'] }, config, preHandler },
    async (request) => {
      await inTransaction(db, { shopId: request.seller.shopId }, (trx) =>
        savePreferences(trx, request.seller, request.body, clock.now()),
      )
      return ok(request.body)
    },
  )

  const ofOrder = { ...config, idOf: 'order' } as const
  app.post(
    '/api/ajax/seller/orders/:order_no/tags',
    {
      schema: { params: orderNoParams, body: saveOrderTags, response: { 200: success(sellerOrder) }, tags: ['orders'] },
      config: ofOrder,
      preHandler,
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      const { tags } = request.body
      await inTransaction(db, { shopId }, (trx) => tagOrder(trx, { shopId, userId, orderNo, tags, now: clock.now() }))
      return ok(await readSellerOrder(deps, request.seller, { orderNo, lang: request.lang }))
    },
  )
}

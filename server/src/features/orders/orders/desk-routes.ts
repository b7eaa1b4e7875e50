import { success } from '@kedai/contracts/envelope.ts'
import { orderNoParams, sellerOrder } from '@kedai/contracts/seller-orders.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { acceptOrder } from './actions/accept-order.ts'
import { readSellerOrder } from './actions/read-seller-order.ts'

/** The order desk: what came in is taken on by somebody, and rings nowhere any more. */
export async function orderDeskRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  app.post(
    '/api/ajax/seller/orders/:order_no/accept',
    {
      schema: { params: orderNoParams, response: { 200: success(sellerOrder) }, tags: ['orders'] },
      config: { auth: 'seller', work: 'orders', idOf: 'order' },
      preHandler: mustManage('orders'),
    },
    async ({ seller, params: { order_no: orderNo }, lang }) => {
      const { shopId, userId } = seller
      await inTransaction(db, { shopId }, (trx) => acceptOrder(trx, { shopId, orderNo, userId, now: clock.now() }))
      return ok(await readSellerOrder(deps, seller, { orderNo, lang }))
    },
  )
}

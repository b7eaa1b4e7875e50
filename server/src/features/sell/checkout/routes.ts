import { success } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import { ownOrder, placeOrder as placeOrderBody, placedOrder } from '@kedai/contracts/orders.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { orderCalls, type OrderCall } from '@kedai/domain/product-types/product-types.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustBeOpenForFiles } from '../../../platform/idempotency/as-one-try.ts'
import { ownOrderOf } from '../../orders/orders/shared/own-order.ts'
import { placeOrder } from './actions/place-order.ts'
import { shopOfView } from './actions/shop-of-view.ts'
import { submitOrder } from './actions/submit-order.ts'

export async function checkoutRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { publicDb, files } = deps
  for (const call of orderCalls)
    app.post(
      `/api/ajax/guest/order/${call}/:view_id`,
      {
        schema: {
          tags: ['checkout'],
          summary: summaries[call],
          params: viewParams,
          body: placeOrderBody,
          response: { 200: success(placedOrder) },
        },
        config: { auth: 'guest', idOf: 'product', counts: ['place_order', 'coupon?', 'upload?'] },
        // Before a body for nothing that is sold is read, or a slip that would be one too many.
        onRequest: async (request) => {
          await shopOfView(publicDb, request.params.view_id)
          await mustBeOpenForFiles(deps, request, 'place_order')
        },
      },
      async (request, reply) => {
        const {
          body,
          params: { view_id: viewId },
        } = request
        const shopId = await shopOfView(publicDb, viewId)
        return submitOrder(deps, { request, reply, shopId, body }, (trx, submitted) =>
          placeOrder(trx, files, { ...submitted, shopId, viewId, call, channel: publicArea }),
        )
      },
    )
}

/** What a browser is told of its own, besides pages that are the same for everybody. */
export async function ownOrderRoutes(app: KedaiApp, { db, publicDb }: Deps): Promise<void> {
  app.get(
    '/api/ajax/guest/own-order/:view_id',
    {
      schema: {
        tags: ['checkout'],
        summary: 'An order of this browser that waits for payment and holds what the page sells',
        params: viewParams,
        response: { 200: success(ownOrder.nullable()) },
      },
      config: { auth: 'guest', idOf: 'product' },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { view_id: viewId } = request.params
      const shopId = await shopOfView(publicDb, viewId)
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, (trx) => ownOrderOf(trx, request, { shopId, viewId })),
      )
    },
  )
}

const summaries = {
  'place-order': 'Place an order from an item page',
  'rental-place-order': 'Place an order of a rental from its page',
  collect: 'Answer a collection and pay for it',
} satisfies Record<OrderCall, string>

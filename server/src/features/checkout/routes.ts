import { success } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import { placeOrder as placeOrderBody, placedOrder } from '@kedai/contracts/orders.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { orderCalls, type OrderCall } from '@kedai/domain/product-types/product-types.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { mustBeOpenForFiles } from '../../platform/idempotency/as-one-try.ts'
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
        config: { auth: 'guest', idOf: 'product' },
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

const summaries = {
  'place-order': 'Place an order from an item page',
  'rental-place-order': 'Place an order of a rental from its page',
  collect: 'Answer a collection and pay for it',
} satisfies Record<OrderCall, string>

import { success } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import { placeOrder as placeOrderBody, placedOrder } from '@kedai/contracts/orders.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { asOneTry, mustBeOpenForFiles } from '../../platform/idempotency/as-one-try.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { placeOrder } from './actions/place-order.ts'
import type { PlaceOrder } from './actions/place-order.ts'
import { shopOfView } from './actions/shop-of-view.ts'
import { readContact } from './shared/contact.ts'
import { acceptUploads } from './actions/accept-uploads.ts'
import { finishOrder, presentPlaced } from './actions/finish-order.ts'

export async function checkoutRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, publicDb, clock, files, limits } = deps
  app.post(
    '/api/ajax/guest/order/place-order/:view_id',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Place an order from an item page',
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
      const door = { db, clock, request, reply, options: { shopId } }
      const count = async () => {
        await limits.take(request, 'place_order')
        if (body.paymentProof ?? body.file_upload) await limits.take(request, 'upload')
      }
      return asOneTry(door, count, async () => {
        const form = { body, contact: await readContact(body), lang: request.lang }
        const uploads = await acceptUploads(files, shopId, body)
        try {
          const order: PlaceOrder = { shopId, viewId, channel: publicArea, form, ...uploads, now: clock.now() }
          const placed = await idempotent(door, (trx) => placeOrder(trx, files, order))
          const { redirectTo, message } = await finishOrder(deps, placed, (err) =>
            request.log.warn({ err, orderId: placed.orderId }, 'payment not started'),
          )
          const said = request.say(message, { order: placed.orderNo })
          return ok(presentPlaced(placed, redirectTo, said), said)
        } finally {
          for (const file of [uploads.proof, uploads.upload]) if (file) await files.discardUnsaved(file)
        }
      })
    },
  )
}

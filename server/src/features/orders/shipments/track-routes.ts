import { success } from '@kedai/contracts/envelope.ts'
import { orderTracking, trackParams, type OrderTracking } from '@kedai/contracts/tracking.ts'
import { trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { say } from '../../../platform/errors/message.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { readBuyerOrder, shopOfToken } from '../orders/actions/read-buyer-order.ts'
import { oneOf } from '../orders/shared/read-statuses.ts'
import { shipmentWords } from '../orders/shared/shipment-texts.ts'
import { readTrackedParcels } from './queries/track.ts'

/** Where an order's parcels are, for who holds its link; who gets them is not said. (contract §10) */
export async function trackRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  app.get(
    '/api/ajax/guest/track/:token',
    {
      schema: { params: trackParams, response: { 200: success(orderTracking) }, tags: ['shipments'] },
      config: { auth: 'guest', idOf: 'order' },
      onRequest: async (_request, answer) => {
        keepAddressSecret(answer)
      },
    },
    async (request) => {
      const { token } = request.params
      const { lang } = request
      const shopId = await shopOfToken(deps, token)
      const order = await readBuyerOrder(deps, { token, lang })
      const rows = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
        readTrackedParcels(trx, { shopId, token }),
      )
      const words = (status: string) => say(shipmentWords[oneOf(shipmentStatuses, status)], lang)
      const tracking: OrderTracking = {
        order_no: order.order_no,
        is_waiting:
          order.order_status === 'open' &&
          ['unfulfilled', 'packed', 'partially_shipped'].includes(order.fulfilment_status),
        parcels: rows.map(({ courier, tracking_number, tracking_url, status, lines, steps }) => ({
          courier,
          tracking_number,
          tracking_url: tracking_url ?? trackingUrl(courier, tracking_number),
          status: oneOf(shipmentStatuses, status),
          text: words(status),
          lines,
          // The same step told by several hubs is one to a buyer.
          steps: steps
            .filter((step, at) => at === steps.length - 1 || step.status !== steps[at + 1]?.status)
            .map((step) => ({
              at: formatTime(new Date(step.at)),
              status: oneOf(shipmentStatuses, step.status),
              text: words(step.status),
            })),
        })),
        shop: order.shop,
      }
      return ok(tracking)
    },
  )
}

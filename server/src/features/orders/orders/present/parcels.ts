import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import { leftToPack, sentOf, type Parcel } from '@kedai/domain/shipments/parcels.ts'
import { hasLeft, shipmentStatuses, type ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { goesByParcel } from '../shared/goes-by-parcel.ts'
import { shipmentActionStates } from '../shared/shipment-actions.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { oneOf } from '../shared/read-statuses.ts'

type Shipment = OrderStory['shipments'][number]

/** The parcels that have left the shop: all that a buyer hears of. */
export const sentParcels = ({ shipments }: Pick<OrderStory, 'shipments'>): Shipment[] =>
  shipments.filter((shipment) => hasLeft(statusOf(shipment)))

export const presentSentParcels = (story: OrderStory): BuyerOrder['shipments'] =>
  sentParcels(story).flatMap((shipment) =>
    shipment.shipped_at === null
      ? []
      : [{ ...presentParcel(story, shipment), shipped_at: formatTime(shipment.shipped_at) }],
  )

/** All that were not cancelled, with what may be said of each. */
export const presentSellerParcels = (story: OrderStory, lang: Lang): SellerOrder['shipments'] =>
  story.shipments
    .filter(({ status }) => status !== 'cancelled')
    .map((shipment) => ({
      ...presentParcel(story, shipment),
      id: shipment.id,
      service: shipment.service,
      shipped_at: shipment.shipped_at && formatTime(shipment.shipped_at),
      actions: shipmentActionStates(statusOf(shipment), lang),
    }))

/** How far the units of a line got; what goes by no parcel has none to pack. */
export function unitsOfLine({ shipments, refundedUnits }: OrderStory, line: OrderStory['lines'][number]) {
  const parcels: Parcel[] = shipments.map((shipment) => ({ status: statusOf(shipment), lines: shipment.lines }))
  const refunded = refundedUnits.find(({ lineId }) => lineId === line.id)
  return {
    sent: sentOf(line.id, parcels),
    left_to_pack: goesByParcel(line.item_type)
      ? leftToPack({ id: line.id, quantity: line.quantity, refundedUnsent: refunded?.unsent ?? 0 }, parcels)
      : 0,
  }
}

const presentParcel = ({ lines }: OrderStory, shipment: Shipment) => ({
  courier: shipment.courier,
  tracking_number: shipment.tracking_number,
  tracking_url: shipment.tracking_url ?? trackingUrl(shipment.courier, shipment.tracking_number),
  status: statusOf(shipment),
  lines: shipment.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ title: line.title, options: line.options, quantity }] : []
  }),
})

const statusOf = ({ status }: { status: string }): ShipmentStatus => oneOf(shipmentStatuses, status)

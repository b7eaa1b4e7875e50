import type { Shipment, ShipmentRow } from '@kedai/contracts/shipments.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import { bookingStates, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { say } from '../../../platform/errors/message.ts'
import { shipmentActionStates } from '../orders/shared/shipment-actions.ts'
import { shipmentWords } from '../orders/shared/shipment-texts.ts'
import { presentAddress } from '../orders/shared/present-address.ts'
import { oneOf } from '../orders/shared/read-statuses.ts'
import type { listShipments, ShipmentStory } from './queries/read-shipments.ts'

type Row = Awaited<ReturnType<typeof listShipments>>[number]

export const presentShipmentRow = (row: Row): ShipmentRow => ({
  id: row.id,
  order_no: row.order_no,
  buyer_name: row.buyer_name,
  courier: row.courier,
  service: row.service,
  tracking_number: row.tracking_number,
  tracking_url: row.tracking_url ?? trackingUrl(row.courier, row.tracking_number),
  status: oneOf(shipmentStatuses, row.status),
  cost: row.cost_sen === null ? null : formatRinggit(sen(row.cost_sen)),
  created_at: formatTime(row.created_at),
})

/** Where a sheet of labels is fetched. */
export const labelUrl = (printId: number): string => `/exports/parcel-labels/${printId}`

/** A parcel with what lies in it, where it goes and what happened to it, the newest first. (contract §10) */
export const presentShipment = ({ shipment, lines, events, print, booking }: ShipmentStory, lang: Lang): Shipment => ({
  ...presentShipmentRow(shipment),
  weight: shipment.weight_g === null ? null : formatKilograms(grams(shipment.weight_g)),
  shipped_at: shipment.shipped_at && formatTime(shipment.shipped_at),
  lines,
  address: presentAddress(shipment),
  sender: {
    name: shipment.sender_name || shipment.shop_name,
    phone: shipment.sender_name ? shipment.sender_phone : shipment.shop_phone,
    address: [shipment.shop_address, [shipment.shop_postcode, shipment.shop_city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join('\n'),
  },
  events: events.map(({ at, status, code }) => ({
    at: formatTime(at),
    status,
    code,
    text: say(shipmentWords[oneOf(shipmentStatuses, status)], lang),
  })),
  label: booking?.has_label ? `/exports/courier-labels/${shipment.id}` : print === null ? null : labelUrl(print),
  booking: booking && {
    provider: booking.provider,
    name: courierProviderName(booking.provider),
    state: oneOf(bookingStates, booking.state),
    problem: booking.failure,
  },
  actions: shipmentActionStates(oneOf(shipmentStatuses, shipment.status), lang),
})

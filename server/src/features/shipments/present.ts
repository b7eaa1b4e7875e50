import type { Shipment, ShipmentRow } from '@kedai/contracts/shipments.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { say } from '../../platform/errors/message.ts'
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
  tracking_url: trackingUrl(row.courier, row.tracking_number),
  status: oneOf(shipmentStatuses, row.status),
  cost: row.cost_sen === null ? null : formatRinggit(sen(row.cost_sen)),
  created_at: formatTime(row.created_at),
})

/** A parcel with what lies in it, where it goes and what happened to it, the newest first. (contract §10) */
export const presentShipment = ({ shipment, lines, events }: ShipmentStory, lang: Lang): Shipment => ({
  ...presentShipmentRow(shipment),
  weight: shipment.weight_g === null ? null : formatKilograms(grams(shipment.weight_g)),
  shipped_at: shipment.shipped_at && formatTime(shipment.shipped_at),
  lines,
  address: presentAddress(shipment),
  sender: {
    name: shipment.shop_name,
    phone: shipment.shop_phone,
    address: [shipment.shop_address, [shipment.shop_postcode, shipment.shop_city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join('\n'),
  },
  events: events.map(({ at, status }) => ({
    at: formatTime(at),
    status,
    text: say(shipmentWords[oneOf(shipmentStatuses, status)], lang),
  })),
  label: null,
})

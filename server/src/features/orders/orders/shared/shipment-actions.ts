import {
  shipmentActionNames,
  whyNotShipment,
  type ShipmentAction,
  type ShipmentStatus,
} from '@kedai/domain/shipments/statuses.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../../platform/errors/message.ts'
import { shipmentRefusals } from './shipment-texts.ts'

/** What may be said of a parcel, and why the rest may not. */
export function shipmentActionStates(status: ShipmentStatus, lang: Lang) {
  const states = shipmentActionNames.map((name) => {
    const refusal = whyNotShipment(name, status)
    return [name, { allowed: refusal === null, reason: refusal && say(shipmentRefusals[refusal], lang) }] as const
  })
  return Object.fromEntries(states) as Record<ShipmentAction, { allowed: boolean; reason: string | null }> // one entry for each of the names
}

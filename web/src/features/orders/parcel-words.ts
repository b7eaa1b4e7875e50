import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import { msg } from '@lingui/core/macro'
import type { StatusWord } from './status-words.ts'

// How a parcel stands, in a seller's words.
export const parcelWords = {
  draft: { word: msg`Being made ready`, tone: 'warn' },
  booked: { word: msg`Booked`, tone: 'info' },
  awaiting_pickup: { word: msg`Waiting for the courier`, tone: 'info' },
  picked_up: { word: msg`Picked up`, tone: 'info' },
  in_transit: { word: msg`On its way`, tone: 'info' },
  out_for_delivery: { word: msg`Out for delivery`, tone: 'info' },
  delivered: { word: msg`Delivered`, tone: 'good' },
  delivery_failed: { word: msg`Delivery failed`, tone: 'danger' },
  returning: { word: msg`Coming back`, tone: 'warn' },
  returned: { word: msg`Returned`, tone: 'danger' },
  cancelled: { word: msg`Cancelled`, tone: 'neutral' },
  lost: { word: msg`Lost`, tone: 'danger' },
} satisfies Record<ShipmentStatus, StatusWord>

import type { FulfilmentStatus } from '../orders/statuses.ts'
import { hasLeft, type ShipmentStatus } from './statuses.ts'

/** How long a tracking number that was imported can be taken back, in milliseconds. */
export const undoWindow = 60 * 60 * 1000

/** How a parcel and its order stood before an import gave it its number. `status` null: there was no such parcel. */
export type BeforeImport = {
  /** When the import was, in ISO 8601. */
  at: string
  status: ShipmentStatus | null
  courier: string
  trackingNumber: string
  fulfilment: FulfilmentStatus
  /** What of the order's money had been given back, in sen. */
  refunded: number
}

export type UndoRefusal = 'nothing_to_undo' | 'moved_on' | 'order_closed' | 'was_refunded' | 'too_late'

type Now = {
  status: ShipmentStatus
  /** Null once anything but the import touched the parcel. */
  before: BeforeImport | null
  isOrderOpen: boolean
  refunded: number
  now: Date
}

/** Why an imported number stays, or null when it can be taken back. */
export function whyNotUndo({ status, before, isOrderOpen, refunded, now }: Now): UndoRefusal | null {
  // Back where it was before it left, or given up: a second undo finds it so.
  if (before === null) return hasLeft(status) ? 'moved_on' : 'nothing_to_undo'
  if (now.getTime() - Date.parse(before.at) > undoWindow) return 'too_late'
  // Only a number was corrected: what became of the order says nothing against it.
  if (before.status === status) return null
  if (status !== 'in_transit') return 'moved_on'
  if (!isOrderOpen) return 'order_closed'
  return refunded > before.refunded ? 'was_refunded' : null
}

/** Where the order stands once a parcel did not leave after all: by the parcels that did, else as before the import. */
export const fulfilmentAfterUndo = (byParcels: FulfilmentStatus | null, before: FulfilmentStatus): FulfilmentStatus =>
  byParcels ?? (before === 'packed' ? 'packed' : 'unfulfilled')

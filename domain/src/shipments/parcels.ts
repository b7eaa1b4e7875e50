import type { FulfilmentStatus } from '../orders/statuses.ts'
import { hasLeft, type ShipmentStatus } from './statuses.ts'

/** What of a line lies in a parcel. */
export type Packed = { lineId: number; quantity: number }

export type Parcel = { status: ShipmentStatus; lines: readonly Packed[] }

/** A line that goes by parcel: `quantity` was bought, `refundedUnsent` of it went back to the shelf before it was sent. */
export type ParcelLine = { id: number; quantity: number; refundedUnsent: number }

/** Units of a line that stand in no parcel yet and are still to be sent. */
export const leftToPack = (line: ParcelLine, parcels: readonly Parcel[]): number =>
  Math.max(
    0,
    toSend(line) -
      inParcels(
        line.id,
        parcels.filter(({ status }) => status !== 'cancelled'),
      ),
  )

/** Units of a line that have left the shop. */
export const sentOf = (lineId: number, parcels: readonly Parcel[]): number =>
  inParcels(
    lineId,
    parcels.filter(({ status }) => hasLeft(status)),
  )

/** Units of a line that are still to leave the shop, whether they stand in a parcel or not. */
export const unsentOf = (line: ParcelLine, parcels: readonly Parcel[]): number =>
  Math.max(0, toSend(line) - sentOf(line.id, parcels))

export type PackRefusal =
  | { lineId: number; reason: 'unknown_line' | 'not_positive' }
  | { lineId: number; reason: 'more_than_left'; left: number }

/** Why such a parcel cannot be made, or null. A line named twice counts with its sum. */
export function judgePacking(
  lines: readonly ParcelLine[],
  parcels: readonly Parcel[],
  wanted: readonly Packed[],
): PackRefusal | null {
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return { lineId, reason: 'unknown_line' }
    if (quantity <= 0) return { lineId, reason: 'not_positive' }
    const left = leftToPack(line, parcels)
    const all = wanted.reduce((sum, one) => sum + (one.lineId === lineId ? one.quantity : 0), 0)
    if (all > left) return { lineId, reason: 'more_than_left', left }
  }
  return null
}

/** Where an order stands by its parcels; null while none of them has left and something is still to be sent. */
export function fulfilmentOf(lines: readonly ParcelLine[], parcels: readonly Parcel[]): FulfilmentStatus | null {
  const gone = parcels.filter(({ status }) => hasLeft(status))
  if (gone.length === 0) return lines.length > 0 && lines.every((line) => toSend(line) === 0) ? 'cancelled' : null
  if (lines.some((line) => unsentOf(line, gone) > 0)) return 'partially_shipped'
  if (gone.every(({ status }) => status === 'returned')) return 'returned'
  const isThere = (status: ShipmentStatus) => status === 'delivered' || status === 'returned'
  return gone.every(({ status }) => isThere(status)) ? 'delivered' : 'shipped'
}

const toSend = ({ quantity, refundedUnsent }: ParcelLine): number => quantity - refundedUnsent

const inParcels = (lineId: number, parcels: readonly Parcel[]): number =>
  parcels.reduce(
    (all, { lines }) => all + lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0),
    0,
  )

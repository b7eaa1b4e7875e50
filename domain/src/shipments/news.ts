import { hasLeft, isFinalShipment, type ShipmentStatus } from './statuses.ts'

/** What a courier tells of a parcel; `status` null: something that changes nothing we show. */
export type ParcelNews = { status: ShipmentStatus | null; at: Date }

/**
 * Whether a courier's news move a parcel. News older than what is known change nothing, a parcel that has arrived, come back or
 * was cancelled is moved by people alone, and what has left does not go back to waiting.
 */
export function isMovedBy(news: ParcelNews, parcel: { status: ShipmentStatus; newestAt: Date | null }): boolean {
  const { status, at } = news
  if (status === null || status === parcel.status || isFinalShipment(parcel.status)) return false
  if (parcel.newestAt !== null && at < parcel.newestAt) return false
  return hasLeft(status) || !hasLeft(parcel.status)
}

const minute = 60_000
const hour = 60 * minute

/** When a courier is asked again about a parcel after `tries` questions; null once there is no use in it any more. */
export function nextTracking(now: Date, tries: number): Date | null {
  if (tries >= maxTries) return null
  const pause = tries < 3 ? 15 * minute : tries < 8 ? hour : tries < 30 ? 4 * hour : 12 * hour
  return new Date(now.getTime() + pause)
}

// About six weeks: a parcel of which nothing is heard by then is followed by people.
const maxTries = 100

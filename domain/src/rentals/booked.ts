import type { Booking } from './availability.ts'

export type Span = { start: Date; end: Date }

/** The times in which every unit is booked, one after another; half-open as bookings are. Without units there is nothing to book. */
export function bookedSpans(units: number, bookings: readonly Booking[]): Span[] {
  const changes = bookings
    .flatMap((booking) => [
      { at: booking.start.getTime(), by: booking.units },
      { at: booking.end.getTime(), by: -booking.units },
    ])
    .toSorted((a, b) => a.at - b.at)
  const spans: Span[] = []
  let used = 0
  let since: number | null = null
  for (const [index, { at, by }] of changes.entries()) {
    used += by
    if (changes[index + 1]?.at === at) continue
    if (since === null && used >= units) since = at
    if (since !== null && used < units) {
      spans.push({ start: new Date(since), end: new Date(at) })
      since = null
    }
  }
  return spans
}

/** What is charged for a thing that comes back late: once for each day that was begun. */
export const lateDays = (end: Date, back: Date): number =>
  Math.max(0, Math.ceil((back.getTime() - end.getTime()) / 86_400_000))

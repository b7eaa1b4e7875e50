import { plusMinutes } from '../time/malaysia.ts'
import type { RentalRange } from './range.ts'

type Span = Pick<RentalRange, 'start' | 'end'>

/** How many units a booking holds, and when. */
export type Booking = Span & { units: number }

/** Minutes that a unit is needed before and after each booking. */
export type Buffers = { before: number; after: number }

/** A booking with the time around it in which its units are with nobody else. */
export const withBuffers = ({ start, end }: Span, { before, after }: Buffers): Span => ({
  start: plusMinutes(start, -before),
  end: plusMinutes(end, after),
})

/**
 * The most units that are booked at one moment of a span. Bookings are half-open, so that one may begin where another ends.
 * Units are alike: as many bookings as never need more than all units at once can always be shared out among them.
 */
export function peakUse(bookings: readonly Booking[], span: Span): number {
  const changes = bookings
    .filter(({ start, end }) => start < span.end && span.start < end)
    .flatMap(({ start, end, units }) => [
      { at: Math.max(start.getTime(), span.start.getTime()), units },
      { at: end.getTime(), units: -units },
    ])
    .toSorted((a, b) => a.at - b.at || a.units - b.units)
  let used = 0
  let peak = 0
  for (const { units } of changes) {
    used += units
    peak = Math.max(peak, used)
  }
  return peak
}

/** Units that are free for the whole of a span. `bookings` carry their buffers, the span its own. */
export const freeUnits = (units: number, bookings: readonly Booking[], span: Span): number =>
  Math.max(0, units - peakUse(bookings, span))

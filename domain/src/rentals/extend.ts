import { add, sum, times, type Sen } from '../money/sen.ts'
import { formatTime } from '../time/malaysia.ts'
import { countPeriods, type RentalFrequency } from './periods.ts'
import type { RentalAddon } from './price.ts'
import { readRange, type RentalRange } from './range.ts'

/** A booking as it was made: its price for one unit and period, and its extras, stay what they were. */
export type MadeBooking = {
  start: Date
  end: Date
  frequency: RentalFrequency
  periods: number
  units: number
  price: Sen
  addons: readonly RentalAddon[]
}

export type ExtendRefusal = 'unreadable' | 'not_later'

/** The whole of a booking that goes on until then; a day without a time is all of it. */
export function extendedRange(
  { start, end }: Pick<MadeBooking, 'start' | 'end'>,
  until: string,
): RentalRange | ExtendRefusal {
  const range = readRange(formatTime(start), until)
  if (range === 'unreadable_start' || range === 'unreadable_end') return 'unreadable'
  if (range === 'ends_before_start' || range.end <= end) return 'not_later'
  return range
}

/** What a longer booking comes to: every period in all at the price it was made for; extras by the period too. */
export function extendedPrice(booking: MadeBooking, range: RentalRange) {
  const periods = Math.max(booking.periods, countPeriods(booking.frequency, range))
  const more = periods - booking.periods
  const perPeriod = sum(booking.addons.filter(({ per }) => per === 'unit').map(({ price }) => price))
  const [subtotal, addonTotal] = [times(booking.price, more * booking.units), times(perPeriod, more)]
  return { periods, unitPrice: times(booking.price, periods), subtotal, addonTotal, added: add(subtotal, addonTotal) }
}

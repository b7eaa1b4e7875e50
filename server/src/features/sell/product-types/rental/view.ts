import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { bookedSpans } from '@kedai/domain/rentals/booked.ts'
import type { Booking } from '@kedai/domain/rentals/availability.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { plusMonths } from '@kedai/domain/time/days.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { RentalSettings } from '../shared/rental/settings.ts'

/** What a rental's page shows of it. */
export function presentRental(
  settings: RentalSettings,
  { bookings, price, now }: { bookings: readonly Booking[]; price: Sen | undefined; now: Date },
): ItemRental {
  const { addons, pickup_location: pickup, return_location: back, months_ahead: months, ...rest } = settings
  return {
    ...rest,
    price: formatRinggit(price ?? noSen),
    addons: addons.map(({ id, title, price: amount, per }) => ({ id, title, price: amount, per })),
    pickup_location: placesOf(pickup),
    return_location: placesOf(back),
    booked: bookedSpans(settings.quantity, bookings).map(({ start, end }) => ({
      start: formatTime(start),
      end: formatTime(end),
    })),
    bookable_until: plusMonths(formatDate(now), months),
  }
}

const placesOf = (places: string | string[]) => (places.length === 0 ? null : places)

import { rentalFrequencies } from '@kedai/domain/rentals/periods.ts'
import type { MadeBooking } from '@kedai/domain/rentals/extend.ts'
import type { RentalRange } from '@kedai/domain/rentals/range.ts'
import { amountOf, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { times } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'

const addon = z.looseObject({ title: z.string(), price: z.string(), per: z.enum(['booking', 'unit']) })
const snapshot = z.looseObject({
  frequency: z.enum(rentalFrequencies),
  periods: z.number(),
  units: z.number(),
  price: z.string(),
  addons: z.array(addon),
  pickup_location: z.string().nullable(),
  return_location: z.string().nullable(),
  buffer_after: z.number().default(0),
})

/** What a line keeps of its booking, as `judgeRental` of the type wrote it; null of a line that keeps none. */
export function readSnapshot(details: unknown) {
  const read = snapshot.safeParse(details)
  if (!read.success) return null
  const kept = read.data
  const { frequency, periods, units, addons } = kept
  const made: Omit<MadeBooking, 'start' | 'end'> = {
    frequency,
    periods,
    units,
    price: amountOf(kept.price),
    addons: addons.map(({ price, per }) => ({ price: amountOf(price), per })),
  }
  return {
    made,
    bufferAfter: kept.buffer_after,
    described: { settings: { frequency }, addons, pickup: kept.pickup_location, back: kept.return_location },
    /** The same for a longer time. */
    extended: (range: RentalRange, all: number) => ({
      ...kept,
      end: formatTime(range.end),
      last_day: range.lastDay,
      periods: all,
      addons: addons.map((one) =>
        one.per === 'unit' ? { ...one, total: formatRinggit(times(amountOf(one.price), all)) } : one,
      ),
    }),
  }
}

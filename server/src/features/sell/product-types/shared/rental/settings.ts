import type { RentalFrequency } from '@kedai/domain/rentals/periods.ts'
import type { RentalRules } from '@kedai/domain/rentals/rules.ts'
import type { Buffers } from '@kedai/domain/rentals/availability.ts'
import type { Settings } from '../product-type.ts'

export type RentalSettings = {
  frequency: RentalFrequency
  quantity: number
  addons: { id: number; title: string; price: string; per: 'booking' | 'unit' }[]
  buffer_before: number
  buffer_after: number
  opens: string | null
  closes: string | null
  closed_weekdays: number[]
  closed_dates: string[]
  blocked: { from: string; to: string; reason: string }[]
  min_periods: number
  max_periods: number | null
  months_ahead: number
  pickup_location: string | string[]
  return_location: string | string[]
  deposit: string | null
  late_fee: string | null
}

/** What `form.judge` made, and nothing else, is kept under a rental. */
export const readRental = (settings: Settings): RentalSettings =>
  ({ blocked: [], ...settings }) as unknown as RentalSettings // older ones know no blocked days

export const rulesOf = (of: RentalSettings): RentalRules => ({
  frequency: of.frequency,
  minPeriods: of.min_periods,
  maxPeriods: of.max_periods,
  monthsAhead: of.months_ahead,
  opens: of.opens,
  closes: of.closes,
  closedWeekdays: of.closed_weekdays,
  closedDates: of.closed_dates,
  blocked: of.blocked,
})

export const buffersOf = (of: RentalSettings): Buffers => ({ before: of.buffer_before, after: of.buffer_after })

import { daysBetween, plusMonths } from '../time/days.ts'
import { formatTime } from '../time/malaysia.ts'
import type { RentalRange } from './range.ts'

/** What a rental's price is for. (contract §2) */
export const rentalFrequencies = ['hourly', 'daily', 'weekly', 'monthly'] as const
export type RentalFrequency = (typeof rentalFrequencies)[number]

/**
 * How many periods a range is charged for, at least one. Hours and days are those elapsed, rounded up; weeks are the days
 * between the two dates and one more, by seven, rounded up; months are those begun, counted from the first day's day of the
 * month (31 January → 28 February → 31 March). (contract §2)
 */
export const countPeriods = (frequency: RentalFrequency, range: RentalRange): number => rules[frequency](range)

const hour = 3_600_000

const rules = {
  hourly: ({ start, end }) => Math.ceil((end.getTime() - start.getTime()) / hour),
  daily: ({ start, end }) => Math.ceil((end.getTime() - start.getTime()) / (24 * hour)),
  weekly: ({ firstDay, lastDay }) => Math.ceil((daysBetween(firstDay, lastDay) + 1) / 7),
  monthly: (range) => {
    // Between 28 and 31 days a month: the count is near, and then it is exact.
    let months = Math.max(1, Math.floor(daysBetween(range.firstDay, range.lastDay) / 31))
    while (monthsAfter(range, months) < range.end) months++
    return months
  },
} satisfies Record<RentalFrequency, (range: RentalRange) => number>

const monthsAfter = ({ start, firstDay }: RentalRange, months: number): Date =>
  new Date(`${plusMonths(firstDay, months)}T${formatTime(start).slice(11)}+08:00`)

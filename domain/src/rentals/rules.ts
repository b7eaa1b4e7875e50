import { daysBetween, plusMonths } from '../time/days.ts'
import { formatDate, formatTime } from '../time/malaysia.ts'
import { isOpenAt, openingDay } from './hours.ts'
import { countPeriods, type RentalFrequency } from './periods.ts'
import type { RentalRange } from './range.ts'

/** What a seller says of when something can be rented. Days are `YYYY-MM-DD`, weekdays 0 (Sunday) to 6, times `HH:mm`. */
export type RentalRules = {
  frequency: RentalFrequency
  minPeriods: number
  /** null: as many as one likes. */
  maxPeriods: number | null
  monthsAhead: number
  /** When things are handed over and taken back, over midnight where it closes no later than it opens; null: at any time. */
  opens: string | null
  closes: string | null
  /** Days of the week on which nothing is handed over or taken back, their nights included. */
  closedWeekdays: readonly number[]
  /** Days on which nothing can be out at all. */
  closedDates: readonly string[]
  /** The same from a day to a day, both included, with the seller's reason, which may be empty. */
  blocked: readonly { from: string; to: string; reason: string }[]
}

export type RangeProblem =
  | { reason: 'past' }
  | { reason: 'too_far'; day: string }
  | { reason: 'closed_day'; day: string }
  | { reason: 'across_closed_day'; day: string }
  | { reason: 'blocked'; day: string; why: string }
  | { reason: 'closed_hour'; opens: string; closes: string }
  | { reason: 'too_short'; periods: number }
  | { reason: 'too_long'; periods: number }

/** Why a range cannot be booked whatever is free; null where it can. */
export function judgeRange(rules: RentalRules, range: RentalRange, now: Date): RangeProblem | null {
  const today = formatDate(now)
  if (range.firstDay < today || range.end <= now) return { reason: 'past' }
  const days = openingDaysOf(rules, range)
  const horizon = plusMonths(today, rules.monthsAhead)
  if (days.last > horizon) return { reason: 'too_far', day: horizon }
  const closed = [days.first, days.last].find((day) => rules.closedWeekdays.includes(weekdayOf(day)))
  if (closed !== undefined) return { reason: 'closed_day', day: closed }
  return (
    judgeDays(rules, days.first, days.lastOut) ??
    judgeHours(rules, [timeOfStart(rules, range), timeOfEnd(rules, range)]) ??
    judgeLength(rules, range)
  )
}

/** Why a booking cannot go on until the end of a longer range, whatever is free; `had`: when it ends now. */
export function judgeExtension(rules: RentalRules, range: RentalRange, had: Date, now: Date): RangeProblem | null {
  if (range.end <= now) return { reason: 'past' }
  const days = openingDaysOf(rules, range)
  const horizon = plusMonths(formatDate(now), rules.monthsAhead)
  if (days.last > horizon) return { reason: 'too_far', day: horizon }
  if (rules.closedWeekdays.includes(weekdayOf(days.last))) return { reason: 'closed_day', day: days.last }
  const addedFrom = timeOf(rules, had, true) === null ? formatDate(had) : openingDay(rules, formatTime(had))
  return (
    judgeDays(rules, addedFrom, days.lastOut) ??
    judgeHours(rules, [timeOfEnd(rules, range)]) ??
    judgeLength(rules, range)
  )
}

// Days on which nothing can be out.
function judgeDays({ closedDates, blocked }: RentalRules, first: string, last: string): RangeProblem | null {
  const across = closedDates.find((day) => first <= day && day <= last)
  if (across !== undefined) return { reason: 'across_closed_day', day: across }
  for (const { from, to, reason: why } of blocked) {
    const day = from > first ? from : first
    if (day <= to && day <= last) return { reason: 'blocked', day, why }
  }
  return null
}

/**
 * By which days a range is judged: those on which it opened for the pick-up and for the return, and the last of which it has
 * any time. What ends as a day begins has nothing of it.
 */
function openingDaysOf(rules: RentalRules, range: RentalRange): { first: string; last: string; lastOut: string } {
  const { firstDay, lastDay } = range
  const first = timeOfStart(rules, range) === null ? firstDay : openingDay(rules, formatTime(range.start))
  if (timeOfEnd(rules, range) !== null) {
    const last = openingDay(rules, formatTime(range.end))
    return { first, last, lastOut: last < lastDay ? last : lastDayOut(range) }
  }
  return { first, last: lastDay, lastOut: lastDayOut(range) }
}

const lastDayOut = ({ end }: RentalRange): string => formatDate(new Date(end.getTime() - 1))

/** Sunday is 0. */
export const weekdayOf = (day: string): number => ((daysBetween('2023-01-01', day) % 7) + 7) % 7

function judgeHours(rules: RentalRules, times: readonly (string | null)[]): RangeProblem | null {
  const { opens, closes } = rules
  if (opens === null || closes === null) return null
  const isOutside = times.some((time) => time !== null && !isOpenAt(rules, time))
  return isOutside ? { reason: 'closed_hour', opens, closes } : null
}

// Whole days are handed over and taken back within the opening hours, whichever they are: null.
const timeOfStart = (rules: RentalRules, { start, isTimed }: RentalRange): string | null =>
  timeOf(rules, start, isTimed.start)
const timeOfEnd = (rules: RentalRules, { end, isTimed }: RentalRange): string | null => timeOf(rules, end, isTimed.end)

// Lists tell whole days as instants; whoever sends these back means whole days.
function timeOf({ frequency }: RentalRules, moment: Date, isTimed: boolean): string | null {
  const time = formatTime(moment).slice(11, 16)
  return isTimed && (frequency === 'hourly' || time !== '00:00') ? time : null
}

function judgeLength({ frequency, minPeriods, maxPeriods }: RentalRules, range: RentalRange): RangeProblem | null {
  const periods = countPeriods(frequency, range)
  if (periods < minPeriods) return { reason: 'too_short', periods: minPeriods }
  return maxPeriods !== null && periods > maxPeriods ? { reason: 'too_long', periods: maxPeriods } : null
}

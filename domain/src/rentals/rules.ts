import { daysBetween, plusDays, plusMonths } from '../time/days.ts'
import { formatDate, formatTime } from '../time/malaysia.ts'
import { countPeriods, type RentalFrequency } from './periods.ts'
import type { RentalRange } from './range.ts'

/** What a seller says of when something can be rented. Days are `YYYY-MM-DD`, weekdays 0 (Sunday) to 6, times `HH:mm`. */
export type RentalRules = {
  frequency: RentalFrequency
  minPeriods: number
  /** null: as many as one likes. */
  maxPeriods: number | null
  monthsAhead: number
  /** When things are handed over and taken back; null: at any time. */
  opens: string | null
  closes: string | null
  /** Days of the week on which nothing is handed over or taken back. */
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
  const horizon = plusMonths(today, rules.monthsAhead)
  if (range.lastDay > horizon) return { reason: 'too_far', day: horizon }
  const closed = [range.firstDay, range.lastDay].find((day) => rules.closedWeekdays.includes(weekdayOf(day)))
  if (closed !== undefined) return { reason: 'closed_day', day: closed }
  return judgeDays(rules, range) ?? judgeHours(rules, [range.start, range.end]) ?? judgeLength(rules, range)
}

/** Why a booking cannot go on until the end of a longer range, whatever is free; `had`: when it ends now. */
export function judgeExtension(rules: RentalRules, range: RentalRange, had: Date, now: Date): RangeProblem | null {
  if (range.end <= now) return { reason: 'past' }
  const horizon = plusMonths(formatDate(now), rules.monthsAhead)
  if (range.lastDay > horizon) return { reason: 'too_far', day: horizon }
  if (rules.closedWeekdays.includes(weekdayOf(range.lastDay))) return { reason: 'closed_day', day: range.lastDay }
  const added = { ...range, start: had, firstDay: formatDate(had) }
  return judgeDays(rules, added) ?? judgeHours(rules, [range.end]) ?? judgeLength(rules, range)
}

// Days on which nothing can be out.
function judgeDays({ closedDates, blocked }: RentalRules, range: RentalRange): RangeProblem | null {
  const across = closedDates.find((day) => range.firstDay <= day && day <= range.lastDay && isIn(day, range))
  if (across !== undefined) return { reason: 'across_closed_day', day: across }
  for (const { from, to, reason: why } of blocked) {
    const day = from > range.firstDay ? from : range.firstDay
    // The last day may end as it begins: then the one before is the last that is needed.
    if (day <= to && day <= range.lastDay && isIn(day, range)) return { reason: 'blocked', day, why }
  }
  return null
}

/** Sunday is 0. */
export const weekdayOf = (day: string): number => ((daysBetween('2023-01-01', day) % 7) + 7) % 7

// A range that ends as the day begins has nothing of it.
const isIn = (day: string, { start, end }: RentalRange): boolean =>
  start < startOf(plusDays(day, 1)) && startOf(day) < end

function judgeHours({ opens, closes }: RentalRules, moments: readonly Date[]): RangeProblem | null {
  if (opens === null || closes === null) return null
  // Whole days are handed over and taken back within the opening hours, whichever they are.
  const typed = moments.map((moment) => formatTime(moment).slice(11, 16))
  const isOutside = typed.some((time) => time !== '00:00' && (time < opens || time > closes))
  return isOutside ? { reason: 'closed_hour', opens, closes } : null
}

function judgeLength({ frequency, minPeriods, maxPeriods }: RentalRules, range: RentalRange): RangeProblem | null {
  const periods = countPeriods(frequency, range)
  if (periods < minPeriods) return { reason: 'too_short', periods: minPeriods }
  return maxPeriods !== null && periods > maxPeriods ? { reason: 'too_long', periods: maxPeriods } : null
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

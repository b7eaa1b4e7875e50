import { plusDays } from '../time/days.ts'
import { formatDate, parseDate, parseTime } from '../time/malaysia.ts'

/**
 * From `start` to `end`, which is not part of it; `firstDay` and `lastDay` are the Malaysian days as they were asked for, and
 * `isTimed` says which of them came with a time of the day.
 */
export type RentalRange = {
  start: Date
  end: Date
  firstDay: string
  lastDay: string
  isTimed: { start: boolean; end: boolean }
}

export type RangeRefusal = 'unreadable_start' | 'unreadable_end' | 'ends_before_start'

/** Reads what a buyer chose. A day without a time is the whole day, the last one included. (contract §2) */
export function readRange(typedStart: string, typedEnd: string): RentalRange | RangeRefusal {
  const start = parseTime(typedStart)
  if (start === null) return 'unreadable_start'
  const lastDay = parseDate(typedEnd)
  const typed = parseTime(typedEnd)
  if (lastDay === null || typed === null) return 'unreadable_end'
  const isTimed = { start: hasTime(typedStart), end: hasTime(typedEnd) }
  const end = isTimed.end ? typed : startOf(plusDays(lastDay, 1))
  return end <= start ? 'ends_before_start' : { start, end, firstDay: formatDate(start), lastDay, isTimed }
}

/** Whether two ranges have a moment in common; back to back they have none. */
export const overlap = (one: Pick<RentalRange, 'start' | 'end'>, other: Pick<RentalRange, 'start' | 'end'>): boolean =>
  one.start < other.end && other.start < one.end

const hasTime = (typed: string): boolean => typed.trim().length > 'YYYY-MM-DD'.length

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

import { plusDays } from './days.ts'
import { formatDate, formatTime, parseTime } from './malaysia.ts'

/** Kedah, Kelantan and Terengganu rest on Friday and Saturday, all others on Saturday and Sunday (Johor since 2025). */
const friday: ReadonlySet<string> = new Set(['MY-02', 'MY-03', 'MY-11'])

/** Whether a day, `YYYY-MM-DD`, is of a state's weekend; `state` as ISO 3166-2:MY, null or unknown as most of them. */
export function isWeekend(day: string, state: string | null): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 6 || weekday === (state !== null && friday.has(state) ? 5 : 0)
}

/** A year has no longer run of days off; more would be a calendar gone wrong. */
const maxDaysOff = 30

/** The same time of day so many working days later. `isOff` is asked about days as `YYYY-MM-DD`. */
export function plusWorkingDays(instant: Date, count: number, isOff: (day: string) => boolean): Date {
  let day = formatDate(instant)
  for (let left = count, off = 0; left > 0;) {
    day = plusDays(day, 1)
    if (off < maxDaysOff && isOff(day)) off++
    else left--
  }
  const time = formatTime(instant).slice(10)
  const there = parseTime(`${day}${time}`)
  if (!there) throw new RangeError(`no such moment: ${day}${time}`)
  return there
}

import { parseDate } from './malaysia.ts'

/** The day so many days later, earlier when below 0. Days are `YYYY-MM-DD`; throws RangeError for a day that is none or past the year 9999. */
export const plusDays = (day: string, count: number): string => written(dayNumber(day) + count)

/** The same day so many months later, the month's last where it is shorter (31 January → 28 February). Throws RangeError as `plusDays`. */
export function plusMonths(day: string, count: number): string {
  const date = new Date(dayNumber(day) * dayLength)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayLength)
}

/** How many days from one to the other, below 0 when `to` is earlier. Throws RangeError for a day that is none. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

const dayLength = 24 * 60 * 60 * 1000

// Counted in UTC, where every day has the same length; only names of days go in and out.
function dayNumber(day: string): number {
  if (parseDate(day) !== day) throw new RangeError(`not a day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`) / dayLength
}

function written(number: number): string {
  const day = new Date(number * dayLength).toISOString()
  if (!/^\d{4}-/.test(day)) throw new RangeError(`beyond the calendar: ${day}`)
  return day.slice(0, 10)
}

/** Asia/Kuala_Lumpur is UTC+08:00 all year, without summer time. */
const offset = 8 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/** An instant as Malaysian wall time, `YYYY-MM-DD HH:mm:ss` (spec §9). Throws RangeError for an invalid date. */
export const formatTime = (instant: Date): string => shifted(instant).slice(0, 19).replace('T', ' ')

/** An instant's Malaysian day, `YYYY-MM-DD`. Throws RangeError for an invalid date. */
export const formatDate = (instant: Date): string => shifted(instant).slice(0, 10)

/** Reads `YYYY-MM-DD HH:mm[:ss]` or `YYYY-MM-DD` (its first moment) as Malaysian time; null when it names no real moment. */
export function parseTime(text: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text.trim())
  if (!match) return null
  const [year, month, date, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0))
  const wall = Date.UTC(year ?? 0, (month ?? 0) - 1, date, hour, minute, second)
  const instant = new Date(wall - offset)
  const exact = text.trim().replace('T', ' ')
  return Number.isNaN(wall) || !formatTime(instant).startsWith(exact) ? null : instant
}

/** Reads a day, with or without a time, as `YYYY-MM-DD`; null when there is no such day. */
export function parseDate(text: string): string | null {
  const instant = parseTime(text)
  return instant === null ? null : formatDate(instant)
}

/** The first moment of the instant's Malaysian day. */
export const startOfDay = (instant: Date): Date =>
  new Date(Math.floor((instant.getTime() + offset) / day) * day - offset)

/** The last second of the instant's Malaysian day, 23:59:59: a promo "until the 5th" lasts the 5th. */
export const endOfDay = (instant: Date): Date => new Date(startOfDay(instant).getTime() + day - 1000)

/** An instant moved by minutes, which may be negative. */
export const plusMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000)

/** An instant moved by hours, which may be negative. */
export const plusHours = (instant: Date, hours: number): Date => plusMinutes(instant, hours * 60)

const shifted = (instant: Date) => new Date(instant.getTime() + offset).toISOString()

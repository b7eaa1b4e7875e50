import { plusDays } from '../time/days.ts'
import { formatDate, parseTime } from '../time/malaysia.ts'

/** When a lesson opens: so many days after somebody enrolled, or on a day. Neither: with the enrolment. */
export type Drip = { after_days: number | null; opens_on: string | null }

/** The first moment of the day on which a lesson opens, the later one where both are said; null: it waits for nothing. */
export function opensAt({ after_days: days, opens_on: on }: Drip, enrolledAt: Date): Date | null {
  const counted = days === null || days === 0 ? null : plusDays(formatDate(enrolledAt), days)
  const [first, second] = [counted, on].filter((day) => day !== null).toSorted()
  return parseTime(second ?? first ?? '')
}

/** Whether it is open at a moment. */
export const isOpen = (drip: Drip, enrolledAt: Date, now: Date): boolean => (opensAt(drip, enrolledAt) ?? now) <= now

import { parseDate } from '../time/malaysia.ts'
import { plusDays, plusMonths } from '../time/days.ts'

export const termUnits = ['day', 'week', 'month', 'year'] as const
export type TermUnit = (typeof termUnits)[number]

/** How long one payment lasts. */
export type Term = { every: number; unit: TermUnit }

/** A payment and what it bought; `term` null is without an end. */
export type PaidTerm = { paidOn: string; term: Term | null }

/**
 * The last day of what was paid for, in the order of the payments; null without an end. A payment before that day is over, or
 * within the days of grace after it, goes on from it; one that comes later, or would be over on its own day, begins anew on that
 * day. Months and years keep the day on which their chain began (31 January, 28 February, 31 March); days and weeks end the
 * chain, so that the next one begins on the day these ended. @throws RangeError for days that are none
 */
export function validUntil(paid: readonly PaidTerm[], graceDays: number): string | null {
  let end: TermEnd | null = null
  for (const { paidOn, term } of paid) {
    if (term === null) return null
    const later: TermEnd | null = end !== null && paidOn <= plusDays(end.until, graceDays) ? afterTerm(end, term) : null
    end = later !== null && later.until > paidOn ? later : afterTerm(beginning(paidOn), term)
  }
  return end?.until ?? null
}

/** Where a term ends, and the day of the month that a month after it falls on where that is long enough. */
type TermEnd = { until: string; anchor: number }

const beginning = (day: string): TermEnd => ({ until: day, anchor: Number(day.slice(8)) })

function afterTerm({ until, anchor }: TermEnd, { every, unit }: Term): TermEnd {
  if (unit === 'day' || unit === 'week') return beginning(plusDays(until, every * (unit === 'week' ? 7 : 1)))
  const shortened = plusMonths(until, every * (unit === 'year' ? 12 : 1))
  const wanted = `${shortened.slice(0, 8)}${String(anchor).padStart(2, '0')}`
  return { until: isDay(wanted) ? wanted : lastDayOfMonth(shortened), anchor }
}

const isDay = (text: string): boolean => parseDate(text) === text

const lastDayOfMonth = (day: string): string => plusDays(plusMonths(`${day.slice(0, 8)}01`, 1), -1)

export const memberStatuses = ['active', 'grace', 'lapsed'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** How something stands that is paid for until a day, which it includes. */
export function statusOn(today: string, until: string | null, graceDays: number): MemberStatus {
  if (until === null || today <= until) return 'active'
  return today <= plusDays(until, graceDays) ? 'grace' : 'lapsed'
}

/** On which days around its last one a member is reminded. */
export const reminderSteps = [-7, -3, 0, 3] as const

/** The reminder that is due today: the newest that has come, and only while it still helps; null before the first and long after the last. */
export function reminderDue(today: string, until: string): number | null {
  const due = reminderSteps.filter((step) => plusDays(until, step) <= today)
  const newest = due.at(-1)
  return newest === undefined || today > plusDays(until, lastStep + 7) ? null : newest
}

const lastStep = 3

import { daysBetween, plusDays } from '../time/days.ts'
import { formatDate } from '../time/malaysia.ts'
import type { DayRange } from './periods.ts'

/** What sales are broken down by. */
export const reportPartNames = ['products', 'areas', 'payment_methods', 'hours'] as const
export type ReportPart = (typeof reportPartNames)[number]

/** A report looks back on a leap year at most. */
export const maxReportDays = 366

const standardDays = 30

/**
 * The days of a report and as many right before them. Without days, the last thirty; with one of the two, thirty from or up to it.
 * Null: the end is before the beginning, or there are more than `maxReportDays`.
 */
export function reportDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { now: DayRange; before: DayRange } | null {
  const last = to ?? (from === undefined ? formatDate(now) : plusDays(from, standardDays - 1))
  const first = from ?? plusDays(last, 1 - standardDays)
  const days = daysBetween(first, last) + 1
  if (days < 1 || days > maxReportDays) return null
  return { now: { from: first, to: last }, before: { from: plusDays(first, -days), to: plusDays(first, -1) } }
}

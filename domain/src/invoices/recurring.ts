import { parseDate } from '../time/malaysia.ts'
import { plusDays, plusMonths } from '../time/days.ts'

/** What an interval counts. */
export const recurringUnits = ['day', 'week', 'month', 'year'] as const

export type RecurringUnit = (typeof recurringUnits)[number]

/** When a series ends: never, with its last day, or after so many invoices. */
export type RecurringEnd = { type: 'never' } | { type: 'on'; day: string } | { type: 'after'; count: number }

/** How a series may end, as it is chosen. */
export const recurringEnds = ['never', 'on', 'after'] as const

/** Every so many units from the anchor day (`YYYY-MM-DD`), which is the first occurrence. */
export type RecurringRule = { anchorDay: string; every: number; unit: RecurringUnit; ends: RecurringEnd }

/** One date of a series: `k` counts from 0. */
export type Occurrence = { k: number; day: string }

/** What becomes of dates that passed unnoticed: only the latest is made, all are, or none but today's. */
export const missedRules = ['latest', 'all', 'skip'] as const

export type MissedRule = (typeof missedRules)[number]

/** What an occurrence becomes: left for the seller, approved, or approved and sent. */
export const recurringModes = ['draft', 'approve', 'send'] as const

export type RecurringMode = (typeof recurringModes)[number]

/** Of a series in another currency: its rate is asked for each time, or stays. */
export const recurringRates = ['ask', 'fixed'] as const

export type RecurringRate = (typeof recurringRates)[number]

export const maxEvery = 36
export const maxOccurrences = 999

export type RecurringRefusal = 'not_a_day' | 'every_out_of_range' | 'ends_before_start' | 'count_out_of_range'

/** Why a rule cannot stand, or null. */
export function judgeRecurring({ anchorDay, every, ends }: RecurringRule): RecurringRefusal | null {
  if (!isDay(anchorDay) || (ends.type === 'on' && !isDay(ends.day))) return 'not_a_day'
  if (!isCount(every, maxEvery)) return 'every_out_of_range'
  if (ends.type === 'on' && ends.day < anchorDay) return 'ends_before_start'
  return ends.type === 'after' && !isCount(ends.count, maxOccurrences) ? 'count_out_of_range' : null
}

/**
 * The day of occurrence k, always counted from the anchor, so that a series of 31 January comes on 28 February and on
 * 31 March again. Throws RangeError past the year 9999.
 */
export const occurrence = (anchorDay: string, every: number, unit: RecurringUnit, k: number): string =>
  steps[unit](anchorDay, every * k)

/** The next `n` occurrences from k on, fewer where the series ends before. */
export function upcoming(rule: RecurringRule, fromK: number, n: number): Occurrence[] {
  const found: Occurrence[] = []
  for (let k = fromK; found.length < n; k += 1) {
    const next = occurrenceOf(rule, k)
    if (next === null) break
    found.push(next)
  }
  return found
}

/** The first occurrence from k on that does not lie before a day; null: the series ends before. */
export function firstFrom(rule: RecurringRule, fromK: number, day: string): Occurrence | null {
  for (let k = fromK; ; k += 1) {
    const next = occurrenceOf(rule, k)
    if (next === null || next.day >= day) return next
  }
}

/**
 * Where a rule that is set today begins: no day comes twice (`lastDay`: the latest that is done with, null for none), and
 * none that has passed.
 */
export const beginningOf = (
  rule: RecurringRule,
  { lastDay, today }: { lastDay: string | null; today: string },
): Occurrence | null => firstFrom(rule, 0, lastDay !== null && lastDay >= today ? plusDays(lastDay, 1) : today)

/**
 * What to do on a Malaysian day: the occurrences to make an invoice of, and those to log as missed. `lastK` is the last
 * one that was made or logged, null for none. Run twice on a day with what it answered, it answers nothing.
 */
export function runsDue(
  rule: RecurringRule,
  { lastK, today, missed }: { lastK: number | null; today: string; missed: MissedRule },
): { create: Occurrence[]; missed: Occurrence[] } {
  const due: Occurrence[] = []
  for (
    let next = occurrenceOf(rule, (lastK ?? -1) + 1);
    next !== null && next.day <= today;
    next = occurrenceOf(rule, next.k + 1)
  )
    due.push(next)
  const isMade = madeBy[missed]
  return { create: due.filter((one) => isMade(one, due, today)), missed: due.filter((one) => !isMade(one, due, today)) }
}

/** Whether nothing comes after occurrence `lastK` (null: none yet). */
export const isOver = (rule: RecurringRule, lastK: number | null): boolean =>
  upcoming(rule, (lastK ?? -1) + 1, 1).length === 0

const steps = {
  day: plusDays,
  week: (day, count) => plusDays(day, 7 * count),
  month: plusMonths,
  year: (day, count) => plusMonths(day, 12 * count),
} satisfies Record<RecurringUnit, (day: string, count: number) => string>

const madeBy = {
  latest: (one, due) => one === due.at(-1),
  all: () => true,
  skip: (one, _, today) => one.day === today,
} satisfies Record<MissedRule, (one: Occurrence, due: readonly Occurrence[], today: string) => boolean>

function occurrenceOf({ anchorDay, every, unit, ends }: RecurringRule, k: number): Occurrence | null {
  if (ends.type === 'after' && k >= ends.count) return null
  const day = occurrence(anchorDay, every, unit, k)
  return ends.type === 'on' && day > ends.day ? null : { k, day }
}

const isDay = (text: string) => parseDate(text) === text
const isCount = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most

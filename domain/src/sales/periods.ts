import { noSen, sen, type Sen } from '../money/sen.ts'
import { formatDate, plusHours } from '../time/malaysia.ts'

/** What a seller's home looks back on; the days end today. */
export const salesPeriods = { today: { days: 1 }, '7': { days: 7 }, '30': { days: 30 } } as const satisfies Record<
  string,
  { days: number }
>

export type SalesPeriod = keyof typeof salesPeriods

/** The shortest first; the keys of the table would put numbers before words. */
export const salesPeriodNames = ['today', '7', '30'] as const satisfies readonly SalesPeriod[]

/** Malaysian days, `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; to: string }

/** The days of a period that ends on the day of `now`, and as many days right before them. */
export function daysOf(period: SalesPeriod, now: Date): { now: DayRange; before: DayRange } {
  const { days } = salesPeriods[period]
  return { now: rangeEnding(now, days), before: rangeEnding(plusHours(now, -24 * days), days) }
}

/** Every day of a range, the first one first. */
export function eachDay({ from, to }: DayRange): string[] {
  const days: string[] = []
  for (let noon = new Date(`${from}T04:00:00Z`); formatDate(noon) <= to; noon = plusHours(noon, 24))
    days.push(formatDate(noon))
  return days
}

/** What one of `count` comes to, rounded half up to the sen; 0 of none. */
export const averageOf = (total: Sen, count: number): Sen => (count === 0 ? noSen : sen(Math.round(total / count)))

/** How much more (or less) now is than before, in whole percent; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 100) / before)

const rangeEnding = (last: Date, days: number): DayRange => ({
  from: formatDate(plusHours(last, -24 * (days - 1))),
  to: formatDate(last),
})

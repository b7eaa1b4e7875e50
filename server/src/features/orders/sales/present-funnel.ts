import type { SalesFunnel } from '@kedai/contracts/sales-report.ts'
import { addCounts, funnelSteps, noCounts, rateOfStep } from '@kedai/domain/sales/funnel.ts'
import { type DayRange, eachDay } from '@kedai/domain/sales/periods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { funnelHeads, reportTexts } from './messages.ts'
import type { FunnelDay } from './queries/read-funnel.ts'

/** `days`: those of both ranges on which anything happened. */
export function presentFunnel(
  days: readonly FunnelDay[],
  { now, before }: { now: DayRange; before: DayRange },
): SalesFunnel {
  const known = new Map(days.map(({ day, ...counts }) => [day, counts]))
  const all = ({ from, to }: DayRange) =>
    days.filter(({ day }) => day >= from && day <= to).reduce((sum, day) => addCounts(sum, day), noCounts)
  return {
    now: all(now),
    before: all(before),
    days: eachDay(now).map((day) => ({ day, ...(known.get(day) ?? noCounts) })),
  }
}

/** The heads and rows of its spreadsheet: each day, then all of them and those before, with the rates in percent. */
export function funnelTable({ now, before, days }: SalesFunnel, lang: Lang): { heads: string[]; rows: string[][] } {
  const of = (name: string, counts: SalesFunnel['now']) => [
    name,
    ...funnelSteps.map((step) => String(counts[step])),
    ...funnelSteps.slice(1).map((step) => String(rateOfStep(counts, step) ?? '')),
  ]
  const rates = funnelSteps.slice(1).map((step) => `${funnelHeads[step][lang]} (%)`)
  return {
    heads: [reportTexts.day[lang], ...funnelSteps.map((step) => funnelHeads[step][lang]), ...rates],
    rows: [
      ...days.map(({ day, ...counts }) => of(day, counts)),
      of(reportTexts.all[lang], now),
      of(reportTexts.periodBefore[lang], before),
    ],
  }
}

import type { SalesProfit } from '@kedai/contracts/sales-report.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { addProfits, noProfit, profitOf, profitParts, type Profit } from '@kedai/domain/sales/profit.ts'
import { type DayRange, eachDay } from '@kedai/domain/sales/periods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { profitHeads, reportTexts } from './messages.ts'
import type { ProfitDay } from './queries/read-profit.ts'

type Ranges = { now: DayRange; before: DayRange }

/** `days`: those of both ranges on which anything was paid. */
export const presentProfit = (days: readonly ProfitDay[], { now, before }: Ranges): SalesProfit => ({
  now: present(within(days, now)),
  before: present(within(days, before)),
})

/** The heads and rows of its spreadsheet: each day, then all of them and those before. */
export function profitTable(
  days: readonly ProfitDay[],
  { now, before }: Ranges,
  lang: Lang,
): { heads: string[]; rows: string[][] } {
  const row = (name: string, profit: Profit) => [
    name,
    String(profit.orders),
    formatRinggit(profit.sales),
    ...profitParts.map((part) => formatRinggit(profit.parts[part])),
    formatRinggit(profitOf(profit)),
    ...profitParts.map((part) => String(profit.unknown[part])),
  ]
  const known = new Map(days.map((day) => [day.day, day]))
  return {
    heads: [
      reportTexts.day[lang],
      reportTexts.sold[lang],
      reportTexts.sales[lang],
      ...profitParts.map((part) => `${profitHeads[part][lang]} (RM)`),
      reportTexts.profit[lang],
      ...profitParts.map((part) => reportTexts.unknown[lang].replace('{part}', profitHeads[part][lang])),
    ],
    rows: [
      ...eachDay(now).map((day) => row(day, known.get(day) ?? noProfit)),
      row(reportTexts.all[lang], within(days, now)),
      row(reportTexts.periodBefore[lang], within(days, before)),
    ],
  }
}

const within = (days: readonly ProfitDay[], { from, to }: DayRange): Profit =>
  days.filter(({ day }) => day >= from && day <= to).reduce(addProfits, noProfit)

const present = (profit: Profit): SalesProfit['now'] => ({
  orders: profit.orders,
  sales: formatRinggit(profit.sales),
  parts: {
    goods: formatRinggit(profit.parts.goods),
    courier: formatRinggit(profit.parts.courier),
    fees: formatRinggit(profit.parts.fees),
    commission: formatRinggit(profit.parts.commission),
  },
  profit: formatRinggit(profitOf(profit)),
  carried: profit.carried,
  unknown: profit.unknown,
})

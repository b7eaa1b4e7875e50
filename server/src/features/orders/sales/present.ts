import type { Sales, SalesFigures } from '@kedai/contracts/sales.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen, sum } from '@kedai/domain/money/sen.ts'
import { averageOf, eachDay, type DayRange } from '@kedai/domain/sales/periods.ts'
import { publicPath } from '../../../platform/files/links.ts'
import type { BestSeller } from './queries/list-best-sellers.ts'
import type { SalesDay } from './queries/read-days.ts'

/** The figures of a range; `days` may hold others too. `invoices`: what came in for invoices, sen. */
export function presentFigures(days: readonly SalesDay[], range: DayRange, invoices: number): DayRange & SalesFigures {
  const within = days.filter(({ day }) => day >= range.from && day <= range.to)
  const total = (pick: (day: SalesDay) => number) => within.reduce((all, day) => all + pick(day), 0)
  const sold = total((day) => day.sold)
  const sales = sum(within.map((day) => sen(day.sales_sen)))
  const ofSold = sum(within.map((day) => sen(day.sales_sen - day.part_sen)))
  return {
    ...range,
    orders: total((day) => day.orders),
    sold,
    sales: formatRinggit(sales),
    average: formatRinggit(averageOf(ofSold, sold)),
    new_customers: total((day) => day.new_customers),
    invoices: formatRinggit(sen(invoices)),
  }
}

/** Every day of a range, also those on which nothing happened. */
export function presentDays(days: readonly SalesDay[], range: DayRange): Sales['days'] {
  const known = new Map(days.map((day) => [day.day, day]))
  return eachDay(range).map((day) => ({
    day,
    orders: known.get(day)?.orders ?? 0,
    sales: formatRinggit(sen(known.get(day)?.sales_sen ?? 0)),
  }))
}

export const presentBestSeller = ({
  id,
  title,
  units,
  sales_sen,
  image_key,
  image_widths,
}: BestSeller): Sales['best_sellers'][number] => ({
  id,
  title,
  units,
  sales: formatRinggit(sen(sales_sen)),
  image: image_key === null ? null : publicPath(image_key, image_widths?.[0]),
})

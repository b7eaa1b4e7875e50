import type { RentalProduct, RentalRow } from '@kedai/contracts/rentals.ts'
import { plusDays, plusMonths } from '@kedai/domain/time/days.ts'

export type Span = { row: RentalRow; from: number; days: number }
export type UnitRow = { key: string; product: string; unit: string; spans: Span[] }

/** The days of a month, `YYYY-MM`. */
export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day < plusMonths(`${month}-01`, 1); day = plusDays(day, 1)) days.push(day)
  return days
}

/** A line for each unit, with its bookings as places among the days. What is over keeps no unit and stands in the list alone. */
export function unitRows(
  products: readonly RentalProduct[],
  rows: readonly RentalRow[],
  days: readonly string[],
): UnitRow[] {
  return products.flatMap(({ product_id, title, units }) =>
    units.map((unit) => ({
      key: `${product_id} ${unit}`,
      product: title,
      unit,
      spans: rows
        .filter((row) => row.product_id === product_id && row.units.includes(unit))
        .flatMap((row) => spanOf(row, days))
        .toSorted((a, b) => a.from - b.from),
    })),
  )
}

function spanOf(row: RentalRow, days: readonly string[]): Span[] {
  const first = days.findIndex((day) => row.start < `${plusDays(day, 1)} 00:00:00`)
  const last = days.findLastIndex((day) => row.end > `${day} 00:00:00`)
  return first < 0 || last < first ? [] : [{ row, from: first, days: last - first + 1 }]
}

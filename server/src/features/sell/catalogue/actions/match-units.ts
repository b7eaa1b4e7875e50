import { refusals as messages } from '../messages.ts'
import type { UnitRow } from '../queries/lock-product.ts'
import type { Unit } from './judge-units.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'

/** A unit as wanted beside the row that it is already, if there is one. */
export type MatchedUnit = { unit: Unit; row: UnitRow | null; stock: number | null }

/**
 * Finds each unit's row: by its id, else by its options, so that a size taken off and put back is the same one. Rows without
 * a unit are no longer offered. @throws AppError 422 for a row of another product, or a count that sales have overtaken
 */
export function matchUnits(
  units: readonly Unit[],
  rows: readonly UnitRow[],
): { matched: MatchedUnit[]; retired: number[] } {
  const refusals = createRefusals()
  const named = new Set(units.flatMap(({ id }) => id ?? []))
  const seen = new Set<number>()
  const matched = units.map((unit, index) => {
    const row = findRow(unit, rows, named)
    if (unit.id !== null && (row === null || seen.has(unit.id)))
      refusals.add(`variations.${index}.id`, messages.foreignVariation)
    if (row !== null) seen.add(row.id)
    const counted = countStock(unit, row)
    if (!counted.ok)
      refusals.add(`variations.${index}.stock`, messages.stockShort, { sold: counted.sold, left: counted.left })
    return { unit, row, stock: counted.ok ? counted.stock : null }
  })
  refusals.throwIfAny()
  return { matched, retired: rows.filter(({ id, is_active }) => is_active && !seen.has(id)).map(({ id }) => id) }
}

function findRow({ id, options }: Unit, rows: readonly UnitRow[], named: ReadonlySet<number>): UnitRow | null {
  if (id !== null) return rows.find((row) => row.id === id) ?? null
  const alike = rows.filter(
    (row) => !named.has(row.id) && JSON.stringify(row.option_values) === JSON.stringify(options),
  )
  return alike.find(({ is_active }) => is_active) ?? alike[0] ?? null
}

type Counted = { ok: true; stock: number | null } | { ok: false; sold: number; left: number }

// The row is locked. Where the form says what it had shown, its change is booked on top of what was sold meanwhile.
function countStock({ stock, stockWas }: Unit, row: UnitRow | null): Counted {
  if (stock === undefined) return { ok: true, stock: row?.stock ?? null }
  if (stock === null || row === null || row.stock === null || stockWas === undefined || stockWas === null)
    return { ok: true, stock }
  const counted = row.stock + stock - stockWas
  return counted < 0 ? { ok: false, sold: stockWas - row.stock, left: row.stock } : { ok: true, stock: counted }
}

import type { UnitValues } from '../../form/seller/product-values.ts'

/** What is asked once for all combinations. */
export const fieldsForAll = ['price', 'promo_price', 'stock', 'weight'] as const
export type FieldForAll = (typeof fieldsForAll)[number]

/** What at least half of those that are offered say; null where they differ more than that. */
export function sharedValue(all: readonly UnitValues[], field: FieldForAll): string | null {
  const units = all.filter(({ is_offered }) => is_offered)
  const counts = new Map<string, number>()
  for (const unit of units) counts.set(unit[field], (counts.get(unit[field]) ?? 0) + 1)
  let [shared, most]: [string | null, number] = [units.length === 0 ? '' : null, 0]
  for (const [value, count] of counts) {
    if (count <= most || count * 2 < units.length) continue
    shared = value
    most = count
  }
  return shared
}

/** The places of those that follow what is typed for all; the rest are exceptions. All of them where nothing is shared. */
export function followersOf(units: readonly UnitValues[], field: FieldForAll): number[] {
  const shared = sharedValue(units, field)
  return units.flatMap((unit, index) => (shared === null || unit[field] === shared ? [index] : []))
}

/** How many combinations say something else than the rest. */
export const exceptionsIn = (units: readonly UnitValues[]): number =>
  units.filter((unit) => unit.is_offered && fieldsForAll.some((field) => unit[field] !== sharedValue(units, field)))
    .length

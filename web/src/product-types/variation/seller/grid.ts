import { allCombinations } from '@kedai/domain/catalogue/variations.ts'
import { emptyUnit, type TierValues, type UnitValues } from '../../form/seller/product-values.ts'
import { fieldsForAll, sharedValue } from './for-all.ts'

/**
 * The units for the tiers' options, in reading order. What was typed for a combination stays with it; where a tier comes or
 * goes, a row that says more or less than before takes over what it stems from, the first such row its id as well.
 */
export function unitsFor(tiers: readonly TierValues[], units: readonly UnitValues[]): UnitValues[] {
  const filled = tiers.filter(({ values }) => values.length > 0)
  // Without options one row waits unseen, so that the next option takes over what was typed.
  if (filled.length === 0) return units.slice(0, 1).map((unit) => ({ ...unit, option_values: [] }))
  const used = new Set<UnitValues>()
  const shared = sharedBy(units)
  return allCombinations(filled.map(({ name, values }) => ({ name, options: values }))).map((values) => {
    const found =
      units.find(({ option_values }) => sameOptions(option_values, values)) ??
      units.find(({ option_values }) => stemsFrom(option_values, values))
    if (!found) return { ...emptyUnit(values), ...shared }
    const isTaken = used.has(found)
    used.add(found)
    return isTaken
      ? { ...found, id: null, sku: '', stock_was: null, option_values: values }
      : { ...found, option_values: values }
  })
}

// A combination that comes later begins with what the others have in common. A stock is its own unless all of them have the same.
function sharedBy(units: readonly UnitValues[]): Partial<UnitValues> {
  const said = fieldsForAll.map((field) => [field, sharedValue(units, field) ?? ''] as const)
  const stock = new Set(units.map((unit) => unit.stock)).size === 1 ? units[0]?.stock : ''
  return { ...Object.fromEntries(said), stock: stock ?? '' }
}

/** One option under another name, in its tier and in every unit of it. */
export function renameOption(
  tiers: readonly TierValues[],
  units: readonly UnitValues[],
  at: { tier: number; from: string; to: string },
): { tiers: TierValues[]; units: UnitValues[] } {
  const renamed = (value: string) => (value === at.from ? at.to : value)
  // A unit has a value for each tier that has any.
  const place = tiers.slice(0, at.tier).filter(({ values }) => values.length > 0).length
  return {
    tiers: tiers.map((tier, index) => (index === at.tier ? { ...tier, values: tier.values.map(renamed) } : tier)),
    units: units.map((unit) => ({
      ...unit,
      option_values: unit.option_values.map((value, index) => (index === place ? renamed(value) : value)),
    })),
  }
}

/** Several options typed or pasted at once: "S, M, L" or one a line. Those that are there already are left out. */
export function optionsIn(text: string, existing: readonly string[]): string[] {
  const added: string[] = []
  for (const part of text.split(/[,;\n]+/)) {
    const value = part.replace(/\s+/g, ' ').trim().slice(0, 40)
    if (value !== '' && ![...existing, ...added].some((other) => sameOption(other, value))) added.push(value)
  }
  return added
}

/** Names compare as the server's do: "Merah" and "merah " are one option. */
export const sameOption = (one: string, other: string): boolean => fold(one) === fold(other)

const fold = (value: string) => value.normalize('NFKC').trim().toLowerCase()

const sameOptions = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => sameOption(value, other[index] ?? ''))

const stemsFrom = (from: readonly string[], to: readonly string[]) =>
  from.length !== to.length &&
  (from.every((value) => to.some((other) => sameOption(value, other))) ||
    to.every((value) => from.some((other) => sameOption(value, other))))

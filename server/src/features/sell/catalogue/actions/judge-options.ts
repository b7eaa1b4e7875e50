import { hasOptions, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { judgeVariations, maxOptions, optionsText } from '@kedai/domain/catalogue/variations.ts'
import type { VariationsProblem } from '@kedai/domain/catalogue/variations.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** Whether the units' options fit the type and the options' names: each combination once, a value for each name. */
export function judgeOptions(
  type: SaveProduct['item_type'],
  names: readonly string[],
  units: readonly string[][],
  refusals: Refusals,
): void {
  if (productTypeRules(type).units === 'rows') return judgeRows(names, units, refusals)
  if (!hasOptions(type)) {
    if (units.length > 1 || names.length > 0) refusals.add('variations', messages.oneUnitOnly)
    return
  }
  if (names.length === 0) return refusals.add('option_names', messages.needsOptions)
  const tiers = names.map((name, tier) => ({
    name,
    options: distinct(units.flatMap((options) => options[tier] ?? [])),
  }))
  for (const problem of judgeVariations(tiers, units)) addProblem(problem, units, refusals)
}

// Each row has a title of its own; one alone may go by the product's.
function judgeRows(names: readonly string[], units: readonly string[][], refusals: Refusals): void {
  if (names.length > 1) refusals.add('option_names', messages.rowsHaveTitles)
  if (units.length === 1 && units[0]?.length === 0) return
  const titles = units.map(([title = '']) => title)
  for (const [at, title] of titles.entries()) {
    const field = `variations.${at}.option_values`
    if (title === '' || units[at]?.length !== 1) refusals.add(field, messages.rowTitleMissing)
    else if (distinct(titles.slice(0, at + 1)).length < distinct(titles.slice(0, at)).length + 1)
      refusals.add(field, messages.sameOptionsTwice, { options: title })
  }
}

function addProblem(problem: VariationsProblem, units: readonly string[][], refusals: Refusals): void {
  if ('variation' in problem) {
    const field = `variations.${problem.variation}.option_values`
    if (problem.reason === 'same_options_twice')
      refusals.add(field, messages.sameOptionsTwice, { options: optionsText(units[problem.variation] ?? []) })
    else refusals.add(field, messages.valuesMissing)
  } else if (problem.reason === 'tier_name_twice')
    refusals.add(`option_names.${problem.tier}`, messages.optionNameTwice)
  else if (problem.reason === 'too_many_options')
    refusals.add(`option_names.${problem.tier}`, messages.tooManyOptions, { most: maxOptions })
  else refusals.add('variations', messages.valuesMissing)
}

// Values that differ in case alone are one value to a reader; the first way of writing it counts.
function distinct(values: readonly string[]): string[] {
  const key = (value: string) => value.normalize('NFKC').toLowerCase()
  return values.filter((value, index) => values.findIndex((other) => key(other) === key(value)) === index)
}

import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { judgeQuantityRules, maxPerLine } from '@kedai/domain/catalogue/quantity.ts'
import type { QuantityRules } from '@kedai/domain/catalogue/quantity.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** How many may be bought at once; rules under which nobody could buy anything are refused. */
export function judgeQuantities(form: SaveProduct, refusals: Refusals): QuantityRules {
  const rules = { min: form.min_purchase_qty, max: form.max_purchase_qty ?? null, multipleOf: form.multiple_of }
  const problem = judgeQuantityRules(rules)
  const { min, max, multipleOf: multiple } = rules
  if (problem === 'max_below_min') refusals.add('max_purchase_qty', messages.maxBelowMin, { min })
  else if (problem !== null)
    refusals.add('multiple_of', messages.nothingFits, { min, multiple, max: max ?? maxPerLine })
  return rules
}

/** How many may be bought at once; `max` null means no limit of the seller's. */
export type QuantityRules = { min: number; max: number | null; multipleOf: number }

/** Nobody orders more pieces than this in one line, whatever the rules say. */
export const maxPerLine = 99_999

/** Units on hand; null when the seller does not count them. */
export type Stock = number | null

export type QuantityRefusal =
  | { reason: 'not_whole'; nearest: number | null }
  | { reason: 'below_min'; min: number; nearest: number | null }
  | { reason: 'above_max'; max: number; nearest: number | null }
  | { reason: 'not_multiple'; multipleOf: number; nearest: number | null }
  | { reason: 'short_stock'; stock: number; nearest: number | null }
  | { reason: 'out_of_stock'; nearest: null }

/** Null when the quantity may be bought, else the first rule it breaks, with the nearest quantity that breaks none. */
export function judgeQuantity(quantity: number, rules: QuantityRules, stock: Stock): QuantityRefusal | null {
  const nearest = nearestQuantity(quantity, rules, stock)
  const max = Math.min(rules.max ?? maxPerLine, maxPerLine)
  if (isOutOfStock(rules, stock)) return { reason: 'out_of_stock', nearest: null }
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { reason: 'not_whole', nearest }
  if (quantity < rules.min) return { reason: 'below_min', min: rules.min, nearest }
  if (quantity > max) return { reason: 'above_max', max, nearest }
  if (quantity % rules.multipleOf !== 0) return { reason: 'not_multiple', multipleOf: rules.multipleOf, nearest }
  if (stock !== null && quantity > stock) return { reason: 'short_stock', stock, nearest }
  return null
}

/** The valid quantity closest to the wish, the larger of two equally close; null when none is valid. */
export function nearestQuantity(quantity: number, rules: QuantityRules, stock: Stock): number | null {
  const { lowest, highest } = bounds(rules, stock)
  if (lowest > highest) return null
  if (Number.isNaN(quantity)) return lowest
  const step = rules.multipleOf
  return Math.min(highest, Math.max(lowest, Math.floor(quantity / step + 0.5) * step))
}

/**
 * The quantity chosen before the buyer touches anything: `min_purchase_qty` or 1, raised to the seller's multiple
 * where there is one; null when out of stock (spec §4).
 */
export function defaultQuantity(rules: QuantityRules, stock: Stock): number | null {
  return isOutOfStock(rules, stock) ? null : bounds(rules, stock).lowest
}

/** Whether not even the smallest valid quantity can be had. */
export function isOutOfStock(rules: QuantityRules, stock: Stock): boolean {
  return stock !== null && bounds(rules, stock).lowest > stock
}

export type QuantityRulesProblem = 'min_not_whole' | 'max_below_min' | 'multiple_not_whole' | 'nothing_fits'

/** Why a seller's rules cannot stand, or null: a product that nobody may buy in any number is a mistake. */
export function judgeQuantityRules(rules: QuantityRules): QuantityRulesProblem | null {
  if (!isCount(rules.min)) return 'min_not_whole'
  if (!isCount(rules.multipleOf)) return 'multiple_not_whole'
  if (rules.max !== null && (!Number.isSafeInteger(rules.max) || rules.max < rules.min)) return 'max_below_min'
  const { lowest, highest } = bounds(rules, null)
  return lowest > highest ? 'nothing_fits' : null
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1

function bounds(rules: QuantityRules, stock: Stock) {
  const step = rules.multipleOf
  const ceiling = Math.min(rules.max ?? maxPerLine, stock ?? maxPerLine, maxPerLine)
  return { lowest: Math.ceil(Math.max(1, rules.min) / step) * step, highest: Math.floor(ceiling / step) * step }
}

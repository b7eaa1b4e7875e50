import { isOutOfStock, type QuantityRules, type Stock } from './quantity.ts'

export type StockState = 'untracked' | 'in_stock' | 'low' | 'out'

/** At or below this many units a buyer is told how many are left. */
export const lowStock = 5

/** How a unit's stock reads on a page; null stock is not counted and never runs out. */
export function stockState(stock: Stock, rules: QuantityRules): StockState {
  if (stock === null) return 'untracked'
  if (isOutOfStock(rules, stock)) return 'out'
  return stock <= lowStock ? 'low' : 'in_stock'
}

/** A listing is sold out when every unit of it is (contract `is_out_stock`); one with no unit at all is too. */
export const listingIsOut = (stocks: readonly Stock[], rules: QuantityRules): boolean =>
  stocks.every((stock) => isOutOfStock(rules, stock))

import type { PriceChangeProblem } from '@kedai/domain/catalogue/change-price.ts'

/** Why one product of many was left as it is. */
export type RowRefusal =
  | PriceChangeProblem
  | 'archived'
  | 'too_dear'
  | 'no_stock'
  | 'changed_meanwhile'
  | 'sold_meanwhile'
  | 'unexpected'

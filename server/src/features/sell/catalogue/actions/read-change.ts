import type { ProductChange } from '@kedai/contracts/product-runs.ts'
import type { PriceChange } from '@kedai/domain/catalogue/change-price.ts'
import { parsePercent } from '@kedai/domain/money/percent.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { runRefusals } from '../run-messages.ts'

export type ReadChange = Exclude<ProductChange, { do: 'price' }> | { do: 'price'; price: PriceChange }

/** A change as it was typed, read. @throws AppError 422 at the value */
export function readChange(change: ProductChange): ReadChange {
  if (change.do !== 'price') return change
  const { way, by, value } = change
  if (by === 'percent') {
    const rate = parsePercent(value)
    if (rate === null || rate === 0) throw refuseField('change.value', runRefusals.badShare)
    return { do: 'price', price: { way, by, rate } }
  }
  const amount = parseRinggit(value)
  if (amount === null || amount === 0) throw refuseField('change.value', runRefusals.badAmount)
  return { do: 'price', price: { way, by, amount } }
}

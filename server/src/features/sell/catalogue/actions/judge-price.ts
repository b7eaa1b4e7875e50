import { maxPrice } from '@kedai/domain/money/max-price.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** The amount typed, in sen; null, and a refusal at the field, when it is none. */
export function judgePrice(typed: string, field: string, refusals: Refusals): Sen | null {
  const price = parseRinggit(typed)
  if (price === null) refusals.add(field, messages.badPrice)
  else if (price > maxPrice) refusals.add(field, messages.priceTooHigh)
  return price
}

import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from './refusals.ts'

/** RM 1,000,000.00 */
export const dearest = sen(100_000_000)

/** The amount typed, in sen; null, and a refusal at the field, when it is none. */
export function judgePrice(typed: string, field: string, refusals: Refusals): Sen | null {
  const price = parseRinggit(typed)
  if (price === null) refusals.add(field, messages.badPrice)
  else if (price > dearest) refusals.add(field, messages.priceTooHigh)
  return price
}

import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { subtract } from '@kedai/domain/money/sen.ts'
import { judgeMinimum } from '@kedai/domain/resellers/minimums.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { ResellerTerms } from '../../resellers/resellers/shared/read-terms.ts'
import type { LoadedCart } from './actions/load-cart.ts'
import { cartTexts } from './messages.ts'

/** Why a reseller's cart cannot be ordered: the joining fee is owed, or it is too small, and what is missing; null when it can. */
export function minimumProblem({ basket }: LoadedCart, { minimum, feeOwed }: ResellerTerms): Message | null {
  if (feeOwed !== null) return fill(cartTexts.feeOwed, (lang) => ({ amount: displayRinggit(feeOwed, lang) }))
  const quantity = basket.lines.reduce((all, line) => all + line.quantity, 0)
  const amount = basket.totals.subtotal
  const refusal = judgeMinimum({ quantity, amount }, minimum)
  if (refusal === null) return null
  switch (refusal.reason) {
    case 'too_few':
      return fill(cartTexts.tooFew, { min: refusal.min, more: refusal.min - quantity })
    case 'too_little':
      return fill(cartTexts.tooLittle, (lang) => ({
        min: displayRinggit(refusal.min, lang),
        more: displayRinggit(subtract(refusal.min, amount), lang),
      }))
    case 'not_cartons':
      return fill(cartTexts.notCartons, {
        step: refusal.multipleOf,
        more: refusal.multipleOf - (quantity % refusal.multipleOf),
      })
  }
}

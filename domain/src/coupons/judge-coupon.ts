import { percentOf } from '../money/percent.ts'
import { lesser, noSen, subtract, sum, type Sen } from '../money/sen.ts'
import { splitByWeight } from '../money/split.ts'
import type { BasketLine, Coupon, CouponRefusal, CouponWorth } from './coupon.ts'

export type CouponVerdict =
  /** `perLine` has a part for every line of the basket, in its order, and sums to `discount`. */
  | { ok: true; discount: Sen; perLine: Sen[] }
  | { ok: false; refusal: CouponRefusal }

/**
 * What a coupon takes off some lines. The basket holds items only, never shipping or the click upsell, and the discount
 * never passes the items it applies to (spec §9). Minimums count those items alone. `usesByCustomer` are claims of the
 * same buyer that still stand. The claim itself is made by the order's transaction, not here.
 */
export function judgeCoupon(coupon: Coupon, basket: { lines: readonly BasketLine[]; usesByCustomer: number }, now: Date): CouponVerdict {
  const eligible = basket.lines.map((line) => (appliesTo(coupon, line) ? line.total : noSen))
  const spend = sum(eligible)
  const refusal = timeAndUses(coupon, basket.usesByCustomer, now) ?? contents(coupon, basket.lines, spend)
  if (refusal !== null) return { ok: false, refusal }
  const discount = worthOf(coupon.worth, spend)
  if (discount === 0) return { ok: false, refusal: { reason: 'nothing_off' } }
  return { ok: true, discount, perLine: splitByWeight(discount, eligible) }
}

const appliesTo = (coupon: Coupon, line: BasketLine) => coupon.productIds.length === 0 || coupon.productIds.includes(line.productId)

function timeAndUses(coupon: Coupon, usesByCustomer: number, now: Date): CouponRefusal | null {
  if (!coupon.isActive) return { reason: 'inactive' }
  if (coupon.startsAt !== null && now < coupon.startsAt) return { reason: 'not_started', startsAt: coupon.startsAt }
  if (coupon.endsAt !== null && now > coupon.endsAt) return { reason: 'expired', endsAt: coupon.endsAt }
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return { reason: 'used_up' }
  if (coupon.perCustomer !== null && usesByCustomer >= coupon.perCustomer) return { reason: 'used_by_you', perCustomer: coupon.perCustomer }
  return null
}

function contents(coupon: Coupon, lines: readonly BasketLine[], spend: Sen): CouponRefusal | null {
  const fitting = lines.filter((line) => appliesTo(coupon, line))
  if (fitting.length === 0) return { reason: 'other_products' }
  if (spend < coupon.minSpend) return { reason: 'min_spend', minSpend: coupon.minSpend, missing: subtract(coupon.minSpend, spend) }
  const quantity = fitting.reduce((count, line) => count + line.quantity, 0)
  if (quantity >= coupon.minQuantity) return null
  return { reason: 'min_quantity', minQuantity: coupon.minQuantity, missing: coupon.minQuantity - quantity }
}

// One rounding, then the parts: rounding line by line would not sum to the whole.
const worthOf = (worth: CouponWorth, spend: Sen) => lesser(spend, worth.kind === 'percent' ? percentOf(spend, worth.rate) : worth.amount)

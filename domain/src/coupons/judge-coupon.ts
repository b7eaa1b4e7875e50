import { percentOf } from '../money/percent.ts'
import { add, lesser, noSen, subtract, sum, type Sen } from '../money/sen.ts'
import { splitByWeight } from '../money/split.ts'
import type { BasketLine, Coupon, CouponBuyer, CouponRefusal } from './coupon.ts'
import { offShipping, offShippingOf } from './off-shipping.ts'

export type CouponVerdict =
  /** `perLine` has a part for every line of the basket, in its order, and sums to `discount`, which is of the items alone. */
  { ok: true; discount: Sen; perLine: Sen[] } | { ok: false; refusal: CouponRefusal }

/** `usesByCustomer` are claims of the same buyer that still stand; `hasOrdered` whether he bought from the shop before. */
export type CouponBasket = {
  lines: readonly BasketLine[]
  usesByCustomer: number
  hasOrdered: boolean
  buyer: CouponBuyer
}

/**
 * What a coupon takes off some lines. The basket holds items only, never shipping or the click upsell, and the discount
 * never passes the items it applies to (spec §9). Minimums count those items alone. The claim itself is made by the order's
 * transaction, not here.
 */
export function judgeCoupon(coupon: Coupon, basket: CouponBasket, now: Date): CouponVerdict {
  const applicable = basket.lines.map((line) => (appliesTo(coupon, line) ? line.total : noSen))
  const spend = sum(applicable)
  const refusal = timeAndUses(coupon, basket, now) ?? contents(coupon, basket.lines, spend)
  if (refusal !== null) return { ok: false, refusal }
  const eligible = coupon.maxItems === null ? applicable : dearestPieces(coupon.maxItems, basket.lines, applicable)
  const counted = sum(eligible)
  const discount = lesser(partOf(coupon, counted), limitOf(coupon, counted))
  if (discount === 0 && !reachesFurther(coupon)) return { ok: false, refusal: { reason: 'nothing_off' } }
  return { ok: true, discount, perLine: splitByWeight(discount, eligible) }
}

export type Extras = { clickUpsell: Sen; shipping: Sen }

/** What a coupon takes off the click upsell and the shipping price once its items' part is known: nothing unless it says so. */
export function discountExtras(coupon: Coupon, taken: Sen, { clickUpsell, shipping }: Extras): Extras {
  const offUpsell = coupon.onUpsell ? lesser(clickUpsell, leftOf(coupon, clickUpsell, taken)) : noSen
  return { clickUpsell: offUpsell, shipping: offShipping(offShippingOf(coupon, add(taken, offUpsell)), shipping) }
}

/** What an order pays for its delivery: `unknown` as long as it has no place, `none` where nothing is sent. */
export type Delivery = Sen | 'unknown' | 'none'

/** Why a coupon that was taken is worth nothing for a whole order, of which it takes `off`; null while it is or may yet be. */
export function judgeWorth(coupon: Coupon, off: Sen, delivery: Delivery): CouponRefusal | null {
  if (off > 0) return null
  if (!reachesDelivery(coupon) || delivery === 'none') return { reason: 'nothing_off' }
  if (delivery === 'unknown') return null
  return { reason: delivery === 0 ? 'delivery_is_free' : 'nothing_off' }
}

const reachesDelivery = ({ worth, onShipping }: Coupon): boolean => worth.kind === 'free_shipping' || onShipping

/** Whether a coupon may be worth something although it takes nothing off the items. */
export const reachesFurther = (coupon: Coupon): boolean => reachesDelivery(coupon) || coupon.onUpsell

function appliesTo(coupon: Coupon, line: BasketLine): boolean {
  return isNamed(coupon, line) && !(coupon.skipsPromo && line.isPromo)
}

function isNamed(coupon: Coupon, { productId, categoryIds }: BasketLine): boolean {
  const { productIds, categoryIds: wanted, excludedProductIds, excludedCategoryIds } = coupon
  if (excludedProductIds.includes(productId) || categoryIds.some((id) => excludedCategoryIds.includes(id))) return false
  return (
    (productIds.length === 0 && wanted.length === 0) ||
    productIds.includes(productId) ||
    categoryIds.some((id) => wanted.includes(id))
  )
}

// The part of each line's total that its counted pieces make up. The dearest count first, as a buyer would choose them.
function dearestPieces(most: number, lines: readonly BasketLine[], totals: readonly Sen[]): Sen[] {
  const pieces = lines.map(({ quantity }, index) => ({ index, quantity, total: totals[index] ?? noSen }))
  const taken = totals.map(() => noSen)
  let left = most
  for (const { index, quantity, total } of pieces
    .filter((piece) => piece.total > 0)
    .toSorted((one, other) => other.total / other.quantity - one.total / one.quantity)) {
    const count = Math.min(left, quantity)
    taken[index] = splitByWeight(total, [count, quantity - count])[0] ?? noSen
    left -= count
  }
  return taken
}

function timeAndUses(
  coupon: Coupon,
  { usesByCustomer, hasOrdered, buyer }: CouponBasket,
  now: Date,
): CouponRefusal | null {
  if (!coupon.isActive) return { reason: 'inactive' }
  if (coupon.startsAt !== null && now < coupon.startsAt) return { reason: 'not_started', startsAt: coupon.startsAt }
  if (coupon.endsAt !== null && now > coupon.endsAt) return { reason: 'expired', endsAt: coupon.endsAt }
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return { reason: 'used_up' }
  if (coupon.perCustomer !== null && usesByCustomer >= coupon.perCustomer)
    return { reason: 'used_by_you', perCustomer: coupon.perCustomer }
  if (coupon.allowedBuyers.length > 0 && !isNamedBuyer(coupon, buyer))
    return { reason: buyer.phone === null && buyer.email === null ? 'buyer_unknown' : 'other_buyers' }
  return coupon.firstOrderOnly && hasOrdered ? { reason: 'first_order' } : null
}

const isNamedBuyer = ({ allowedBuyers }: Coupon, { phone, email }: CouponBuyer): boolean =>
  (phone !== null && allowedBuyers.includes(phone)) || (email !== null && allowedBuyers.includes(email))

function contents(coupon: Coupon, lines: readonly BasketLine[], spend: Sen): CouponRefusal | null {
  const named = lines.filter((line) => isNamed(coupon, line))
  if (named.length === 0) return { reason: 'other_products' }
  const fitting = named.filter((line) => appliesTo(coupon, line))
  if (fitting.length === 0) return { reason: 'on_promo' }
  if (spend < coupon.minSpend)
    return { reason: 'min_spend', minSpend: coupon.minSpend, missing: subtract(coupon.minSpend, spend) }
  if (coupon.maxSpend !== null && spend > coupon.maxSpend) return { reason: 'max_spend', maxSpend: coupon.maxSpend }
  const quantity = fitting.reduce((count, line) => count + line.quantity, 0)
  if (quantity >= coupon.minQuantity) return null
  return { reason: 'min_quantity', minQuantity: coupon.minQuantity, missing: coupon.minQuantity - quantity }
}

// One rounding, then the parts: rounding line by line would not sum to the whole.
function partOf({ worth }: Coupon, spend: Sen): Sen {
  if (worth.kind === 'free_shipping') return noSen
  return worth.kind === 'percent' ? percentOf(spend, worth.rate) : worth.amount
}

const limitOf = ({ maxDiscount }: Coupon, spend: Sen): Sen =>
  maxDiscount === null ? spend : lesser(maxDiscount, spend)

// What is left of the coupon for one more amount: a percentage is counted on each, a fixed amount and the most it may take are used up.
function leftOf({ worth, maxDiscount }: Coupon, amount: Sen, taken: Sen): Sen {
  const left = maxDiscount === null ? null : subtract(maxDiscount, taken)
  const part =
    worth.kind === 'percent'
      ? percentOf(amount, worth.rate)
      : worth.kind === 'fixed'
        ? subtract(worth.amount, lesser(worth.amount, taken))
        : amount
  return left === null ? part : lesser(part, left)
}

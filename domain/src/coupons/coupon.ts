import type { BasisPoints } from '../money/percent.ts'
import type { Sen } from '../money/sen.ts'

/** What a coupon takes off: a share of the items it applies to, a fixed amount of them, or the shipping. */
export type CouponWorth =
  | { kind: 'percent'; rate: BasisPoints }
  | { kind: 'fixed'; amount: Sen }
  | { kind: 'free_shipping' }

export type Coupon = {
  code: string
  worth: CouponWorth
  isActive: boolean
  /** Least total and count of the items it applies to; 0 and 1 ask nothing. */
  minSpend: Sen
  minQuantity: number
  /** Most total of the items it applies to; null is no limit. */
  maxSpend: Sen | null
  /** It counts for so many pieces only, the dearest first; null is all of them. */
  maxItems: number | null
  /** Valid from the first to the last instant, both included; null is open. */
  startsAt: Date | null
  endsAt: Date | null
  /** Claims in all and a customer, with those already made; null is unlimited. */
  maxUses: number | null
  used: number
  perCustomer: number | null
  /** The most it takes off an order; null is no limit. */
  maxDiscount: Sen | null
  /** The products and categories it applies to; both empty means any. */
  productIds: readonly number[]
  categoryIds: readonly number[]
  /** What it leaves out even where the above lets it in. */
  excludedProductIds: readonly number[]
  excludedCategoryIds: readonly number[]
  /** Leaves out items that are sold at a promo price. */
  skipsPromo: boolean
  /** For who has not ordered from the shop before. */
  firstOrderOnly: boolean
  /** Whom it is for: phones in E.164 and folded e-mail addresses; empty is everybody. */
  allowedBuyers: readonly string[]
  /** Whether a percentage or fixed amount also reaches the shipping price and the click upsell. */
  onShipping: boolean
  onUpsell: boolean
}

/** One line of what is being bought; `total` is before any discount. `categoryIds` are the product's category and those above it. */
export type BasketLine = {
  productId: number
  categoryIds: readonly number[]
  quantity: number
  total: Sen
  isPromo: boolean
}

/** Who buys, as far as it was said: the phone in E.164, the e-mail folded by `foldEmail`. */
export type CouponBuyer = { phone: string | null; email: string | null }

export type CouponRefusal =
  | { reason: 'unknown' }
  | { reason: 'inactive' }
  | { reason: 'not_started'; startsAt: Date }
  | { reason: 'expired'; endsAt: Date }
  | { reason: 'used_up' }
  | { reason: 'used_by_you'; perCustomer: number }
  | { reason: 'other_products' }
  | { reason: 'on_promo' }
  | { reason: 'first_order' }
  | { reason: 'buyer_unknown' }
  | { reason: 'other_buyers' }
  | { reason: 'min_spend'; minSpend: Sen; missing: Sen }
  | { reason: 'max_spend'; maxSpend: Sen }
  | { reason: 'min_quantity'; minQuantity: number; missing: number }
  | { reason: 'nothing_off' }
  | { reason: 'delivery_is_free' }

export type CouponRefusalReason = CouponRefusal['reason']

/** A code as it is stored and compared: trimmed, inner spaces dropped, upper case (CONTRACT §2). Empty when nothing was typed. */
export const normaliseCode = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase()

/**
 * Whether a normalised code may be given to a coupon: 2–40 of A–Z, 0–9, Chinese characters, hyphen and underscore. Other
 * scripts are left out because browsers and databases disagree on their upper case.
 */
export const isCouponCode = (code: string): boolean =>
  /^[A-Z0-9\p{Script=Han}_-]{2,40}$/u.test(code) && code === normaliseCode(code)

/** Who holds a claim: an order, or an offer to somebody on a waitlist. */
export type Holder = { shopId: number; holder: 'order' | 'offer'; holderId: number }

/** `held` until the money is there, `committed` from then on; a claim of an edited paid order is committed at once. */
export type ClaimState = 'held' | 'committed'

/** `line`: the position of the order's line that holds it; a coupon is held by the order as a whole. */
export type StockWant = { kind: 'stock'; line: number; variationId: number; productId: number; amount: number }
export type SeatWant = { kind: 'seat'; line: number; quotaId: number; productId: number; amount: number }
/** `from` to `until`, with the buffers on both sides; the end is not part of it. */
export type BookingWant = { kind: 'booking'; line: number; productId: number; amount: number; from: Date; until: Date }
/** `phone` in E.164, `email` folded: whose use it is. */
export type CouponWant = { kind: 'coupon'; couponId: number; phone: string; email: string | null }

export type Want = StockWant | SeatWant | BookingWant | CouponWant

/** What could not be had: `left` of the subject (a variation, a quota, a product's units, a coupon), and why. */
export type Shortage = {
  kind: Want['kind']
  subject: number
  left: number
  reason: 'short' | 'gone' | 'used_up' | 'used_by_you' | 'first_order'
}

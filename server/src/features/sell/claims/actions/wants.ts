/** Who holds a claim: an order, an offer to somebody on a waitlist, or a payment voucher. */
export type Holder = { shopId: number; holder: 'order' | 'offer' | 'voucher'; holderId: number }

/** `held` until the money is there, `committed` from then on; a claim of an edited paid order is committed at once. */
export type ClaimState = 'held' | 'committed'

/** `line`: the position of the order's line that holds it; a coupon is held by the order as a whole. */
export type StockWant = { kind: 'stock'; line: number; variationId: number; productId: number; amount: number }
export type SeatWant = { kind: 'seat'; line: number; quotaId: number; productId: number; amount: number }
/** `from` to `until`, with the buffers on both sides; the end is not part of it. */
export type BookingWant = { kind: 'booking'; line: number; productId: number; amount: number; from: Date; until: Date }
/** Places in the first of the calendars that has them; `from` to `until` with the buffers on both sides. */
export type SlotWant = {
  kind: 'slot'
  line: number
  productId: number
  amount: number
  from: Date
  until: Date
  calendarIds: readonly number[]
}
/** A later end of what a line has booked; `until` with the buffer after it. */
export type Extension = { line: number; productId: number; until: Date }
/** `phone` in E.164, `email` folded: whose use it is. */
export type CouponWant = { kind: 'coupon'; couponId: number; phone: string; email: string | null }
/** Sen of a reseller's wallet that are to be paid out; `ref`: the number of what pays them. */
export type WalletWant = { kind: 'wallet'; resellerId: number; amount: number; ref: string }

export type Want = StockWant | SeatWant | BookingWant | SlotWant | CouponWant | WalletWant

/** What a line needs no more: pieces of a variation, seats of a quota, units of a product (`units`: which; else the last), or places of its slot. */
export type Fewer =
  | { kind: 'stock' | 'seat'; line: number; subject: number; amount: number }
  | { kind: 'booking'; line: number; productId: number; amount: number; units?: readonly number[] | undefined }
  | { kind: 'slot'; line: number; amount: number }

/** What could not be had: `left` of the subject (a variation, a quota, a product's units, a coupon, a reseller's wallet), and why. */
export type Shortage = {
  kind: Want['kind']
  subject: number
  left: number
  reason: 'short' | 'gone' | 'used_up' | 'used_by_you' | 'first_order'
}

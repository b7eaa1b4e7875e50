import { add, greater, lesser, noSen, sen, subtract, type Sen } from '../money/sen.ts'
import { paymentKindRules, type PaymentKind } from '../payments/methods.ts'
import type { Totals } from './totals.ts'

/** The largest part of a total that makes it differ from others: below one ringgit. */
export const maxTransferDiscount = sen(99)

/** Whether an order is paid by a transfer that the seller finds in the bank's statement, and its total may differ from all others. */
export const paysByTransfer = (kind: PaymentKind): boolean => paymentKindRules[kind].slips

/**
 * Totals with so much less to pay that no other waiting order comes to the same (reference/commerce.md §1.15). It is part of the
 * discount, so that total = shipping + subtotal − discount + click upsell holds, and never takes the last sen: what costs nothing
 * is paid by nobody.
 */
export function withTransferDiscount(totals: Totals, asked: Sen): Totals {
  const off = lesser(asked, subtract(totals.total, lesser(sen(1), totals.total)))
  return { ...totals, discount: add(totals.discount, off), total: subtract(totals.total, off) }
}

/** A whole discount apart: what the coupon or the seller took off, and what makes the total differ. null: nothing does. */
export const splitDiscount = (discount: Sen, transfer: Sen | null): { granted: Sen; transfer: Sen } => {
  const own = lesser(transfer ?? noSen, discount)
  return { granted: subtract(discount, own), transfer: own }
}

/**
 * What units are given back for: their price, or all that is held where only what nobody paid of it, or paid beside it, lies
 * between the two: the transfer's discount, and the rounding of coins (below 0: put on).
 */
export const refundedPrice = (price: Sen, held: Sen, transfer: Sen, rounding: Sen): Sen => {
  const isAll =
    price > held
      ? subtract(price, held) <= add(transfer, greater(noSen, rounding))
      : subtract(held, price) <= subtract(noSen, lesser(noSen, rounding))
  return isAll ? held : price
}

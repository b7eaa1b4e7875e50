import { basisPoints, percentOf, type BasisPoints } from '../money/percent.ts'
import { greater, lesser, noSen, subtract, type Sen } from '../money/sen.ts'
import type { Coupon } from './coupon.ts'

/** A coupon's terms for the delivery as an order keeps them: a share of its price, and at most so much; null is no limit. */
export type OffShipping = { rate: BasisPoints; max: Sen | null }

export const nothingOffShipping: OffShipping = { rate: basisPoints(0), max: null }

/** What the terms take off a delivery price. */
export const offShipping = ({ rate, max }: OffShipping, shipping: Sen): Sen => {
  const part = lesser(shipping, percentOf(shipping, rate))
  return max === null ? part : lesser(max, part)
}

/** The terms of a coupon that takes `taken` off the items and the click upsell of the same order. */
export function offShippingOf({ worth, onShipping, maxDiscount }: Coupon, taken: Sen): OffShipping {
  if (worth.kind !== 'free_shipping' && !onShipping) return nothingOffShipping
  const leftOf = (most: Sen | null) => (most === null ? null : greater(noSen, subtract(most, taken)))
  const [byLimit, byAmount] = [leftOf(maxDiscount), leftOf(worth.kind === 'fixed' ? worth.amount : null)]
  const max = byLimit !== null && byAmount !== null ? lesser(byLimit, byAmount) : (byLimit ?? byAmount)
  return { rate: worth.kind === 'percent' ? worth.rate : basisPoints(10_000), max }
}

import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { pricingFields } from './type-fields.ts'
import { id, lineOfText, maybeFlag, wholeNumber } from './values.ts'

/** POST /api/ajax/guest/coupon/{view_id}. A refused code is an answer, not an error. spec §5 */
export const tryCoupon = z.object({
  /** Longer than any code is a code that nobody knows. */
  code: lineOfText(1000),
  quantity: wholeNumber(1, 100_000).optional(),
  items: z
    .array(z.object({ id, quantity: wholeNumber(0, 100_000) }))
    .max(200)
    .optional(),
  /** Ours: what the buyer was shown for shipping, and whether he takes the click upsell; some coupons reach them. */
  shipping: z.union([typedMoney, z.literal('')]).optional(),
  click_upsell: maybeFlag,
  /** Ours: who buys, as far as it is typed; some coupons are for certain buyers. */
  phone: lineOfText(40).optional(),
  email: lineOfText(254).optional(),
  /** Ours: what its type asks that changes the price. */
  ...pricingFields,
})
export type TryCoupon = z.infer<typeof tryCoupon>

export const couponData = z.object({
  price: moneyText,
  coupon: z.string().nullable(),
  type: z.enum(['percent', 'fixed', 'free_shipping']).nullable(),
  /** Ours: the part of `price` that is off shipping and the click upsell, and whether it changes with them. */
  extra: moneyText.optional(),
  follows_extras: z.boolean().optional(),
})
export type CouponData = z.infer<typeof couponData>

import { z } from 'zod'
import { moneyText } from './money.ts'
import { id, lineOfText, wholeNumber } from './values.ts'

/** POST /api/ajax/guest/coupon/{view_id}. A refused code is an answer, not an error. spec §5 */
export const tryCoupon = z.object({
  code: lineOfText(64),
  quantity: wholeNumber(1, 100_000).optional(),
  items: z.array(z.object({ id, quantity: wholeNumber(0, 100_000) })).max(200).optional(),
})
export type TryCoupon = z.infer<typeof tryCoupon>

export const couponData = z.object({ price: moneyText, coupon: z.string().nullable(), type: z.enum(['percent', 'fixed']).nullable() })
export type CouponData = z.infer<typeof couponData>

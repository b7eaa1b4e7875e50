import type { CouponBuyer, CouponWorth } from '@kedai/domain/coupons/coupon.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { discountExtras, judgeCoupon, reachesFurther } from '@kedai/domain/coupons/judge-coupon.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, noSen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { Db } from '../../../platform/db/db.ts'
import { loadOffer } from './load-offer.ts'
import { priceItems } from './price-items.ts'
import { wantedIds } from './read-wants.ts'
import type { Asked } from './read-wants.ts'
import { couponWords, shortCode } from '../../coupons/shared/words.ts'
import { explainRefusal } from '../../coupons/actions/explain-refusal.ts'

/** `shipping` is the price the buyer was shown, for a sum that is only shown too: the order decides it anew. */
export type CheckCoupon = {
  viewId: string
  code: string
  asked: Asked
  wantsUpsell: boolean
  shipping: Sen
  buyer: CouponBuyer
  now: Date
}

export type CouponAnswer =
  | {
      ok: true
      discount: Sen
      extra: Sen
      followsExtras: boolean
      code: string
      type: CouponWorth['kind']
      message: Message
    }
  | { ok: false; message: Message }

/**
 * What a code would take off the items of a page; nothing is claimed. Who buys is held against the coupon's own list alone:
 * whether somebody ordered before is not told to who only knows a phone number. @throws AppError `not_found` when the page is gone.
 */
export async function checkCoupon(
  trx: Db,
  { viewId, code: typed, asked, wantsUpsell, shipping, buyer, now }: CheckCoupon,
): Promise<CouponAnswer> {
  const code = normaliseCode(typed)
  if (code === '') return { ok: false, message: couponWords.emptyCode }
  const offer = await loadOffer(trx, {
    viewId,
    variationIds: wantedIds(asked),
    couponCode: code,
    phone: '',
    email: null,
  })
  const [listing] = offer.listings
  if (offer.coupon === null || !listing)
    return { ok: false, message: explainRefusal({ reason: 'unknown' }, shortCode(code)) }
  const { coupon } = offer.coupon
  const verdict = judgeCoupon(coupon, { ...offer.coupon, buyer, lines: priceItems(listing, asked, now) }, now)
  if (!verdict.ok) return { ok: false, message: explainRefusal(verdict.refusal, code) }
  const off = discountExtras(coupon, verdict.discount, {
    shipping,
    clickUpsell: wantsUpsell ? (offer.upsell?.price ?? noSen) : noSen,
  })
  const extra = add(off.shipping, off.clickUpsell)
  const whole = add(verdict.discount, extra)
  const message = fill(whole === 0 ? couponWords.appliedToShipping : couponWords.applied, (lang) => ({
    code,
    amount: displayRinggit(whole, lang),
  }))
  return {
    ok: true,
    discount: whole,
    extra,
    followsExtras: reachesFurther(coupon),
    code,
    type: coupon.worth.kind,
    message,
  }
}

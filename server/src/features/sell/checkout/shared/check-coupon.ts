import { placeOrder, type PlaceOrder } from '@kedai/contracts/orders.ts'
import type { pricingFields } from '@kedai/contracts/type-fields.ts'
import type { CouponBuyer, CouponWorth } from '@kedai/domain/coupons/coupon.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { discountExtras, judgeCoupon, judgeWorth, reachesFurther } from '@kedai/domain/coupons/judge-coupon.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, noSen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { loadOffer, type Listing } from './load-offer.ts'
import { priceChosen, priceItems } from './price-items.ts'
import { readChoice } from './read-choice.ts'
import { readWants, wantedIds } from './read-wants.ts'
import type { Asked } from './read-wants.ts'
import { couponWords, shortCode } from '../../coupons/shared/words.ts'
import { explainRefusal } from '../../coupons/actions/explain-refusal.ts'

/** `shipping` and `subtotal` are what the buyer was shown, for a sum that is only shown too: the order decides it anew. */
export type CheckCoupon = {
  viewId: string
  code: string
  asked: Asked
  /** What the type of the item is priced by. */
  priced: Pick<PlaceOrder, keyof typeof pricingFields>
  wantsUpsell: boolean
  /** null: not known yet. */
  shipping: Sen | null
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
  { viewId, code: typed, asked, priced, wantsUpsell, shipping, buyer, now }: CheckCoupon,
): Promise<CouponAnswer> {
  const code = normaliseCode(typed)
  if (code === '') return { ok: false, message: couponWords.emptyCode }
  const offer = await loadOffer(trx, {
    viewId,
    variationIds: [...wantedIds(asked), ...(typeof priced.plan === 'number' ? [priced.plan] : [])],
    couponCode: code,
    phone: '',
    email: null,
  })
  const [listing] = offer.listings
  if (offer.coupon === null || !listing)
    return { ok: false, message: explainRefusal({ reason: 'unknown' }, shortCode(code)) }
  const { coupon } = offer.coupon
  const lines =
    (await chosenLines(trx, offer.shopId, { listing, asked, typed: priced, now })) ?? priceItems(listing, asked, now)
  const verdict = judgeCoupon(coupon, { ...offer.coupon, buyer, lines }, now)
  if (!verdict.ok) return { ok: false, message: explainRefusal(verdict.refusal, code) }
  const upsell = wantsUpsell ? offer.upsell : null
  const off = discountExtras(coupon, verdict.discount, {
    shipping: shipping ?? noSen,
    clickUpsell: upsell?.price ?? noSen,
  })
  const extra = add(off.shipping, off.clickUpsell)
  const whole = add(verdict.discount, extra)
  const ships = listing.type.ships || upsell?.ships === true
  const mayGrow = coupon.onUpsell && upsell === null && offer.upsell !== null
  const worthless = mayGrow ? null : judgeWorth(coupon, whole, ships ? (shipping ?? 'unknown') : 'none')
  if (worthless) return { ok: false, message: explainRefusal(worthless, code) }
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

type Chosen = { listing: Listing; asked: Asked; typed: CheckCoupon['priced']; now: Date }

// As an order of its type would be priced; null while too little is known.
async function chosenLines(trx: Db, shopId: number, { listing, asked, typed, now }: Chosen) {
  const form = { body: placeOrder.parse({ ...typed, ...asked }), lang: 'ms' as const }
  const choosing = { shopId, listing, read: readWants(asked, listing), form, renews: null, answerFiles: new Map(), now }
  const { wants } = await readChoice(trx, choosing)
  const lines = priceChosen(
    listing,
    wants.filter(({ choice }) => choice !== undefined),
    now,
  )
  return lines.some(({ total }) => total > 0) ? lines : null
}

import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { judgeCoupon } from '@kedai/domain/coupons/judge-coupon.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { Db } from '../../../platform/db/db.ts'
import { loadOffer } from '../../checkout/actions/load-offer.ts'
import { priceItems } from '../../checkout/actions/price-items.ts'
import { wantedIds } from '../../checkout/actions/read-wants.ts'
import type { Asked } from '../../checkout/actions/read-wants.ts'
import { applied, emptyCode } from '../messages.ts'
import { explainRefusal } from './explain-refusal.ts'

export type CheckCoupon = { viewId: string; code: string; asked: Asked; now: Date }

export type CouponAnswer =
  | { ok: true; discount: Sen; code: string; type: 'percent' | 'fixed'; message: Message }
  | { ok: false; message: Message }

/** What a code would take off the items of a page; nothing is claimed. @throws AppError `not_found` when the page is gone. */
export async function checkCoupon(trx: Db, { viewId, code: typed, asked, now }: CheckCoupon): Promise<CouponAnswer> {
  const code = normaliseCode(typed)
  if (code === '') return { ok: false, message: emptyCode }
  const offer = await loadOffer(trx, { viewId, variationIds: wantedIds(asked), couponCode: code, phone: '', email: null })
  if (offer.coupon === null) return { ok: false, message: explainRefusal({ reason: 'unknown' }, code) }
  const { coupon, usesByCustomer } = offer.coupon
  const verdict = judgeCoupon(coupon, { lines: priceItems(offer, asked, now), usesByCustomer }, now)
  if (!verdict.ok) return { ok: false, message: explainRefusal(verdict.refusal, code) }
  const message = fill(applied, (lang) => ({ code, amount: displayRinggit(verdict.discount, lang) }))
  return { ok: true, discount: verdict.discount, code, type: coupon.worth.kind, message }
}

import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { explainRefusal } from '../../coupons/actions/explain-refusal.ts'
import { couponWords, shortCode } from '../../coupons/shared/words.ts'
import { cartTexts } from '../messages.ts'
import type { CartRow } from '../queries/cart-rows.ts'
import { saveCoupon } from '../queries/cart-rows.ts'
import { type CartPlaceOf, loadCart, type LoadedCart } from './load-cart.ts'

export type Redeemed = { ok: true; loaded: LoadedCart; message: Message } | { ok: false; message: Message }

/** Puts a code on a cart that is locked, if it takes something off; one that is refused changes nothing. Nothing is claimed before the order. */
export async function redeemCoupon(
  trx: Db,
  { typed, cart, ...where }: CartPlaceOf & { cart: CartRow; typed: string; now: Date },
): Promise<Redeemed> {
  const code = normaliseCode(typed)
  if (code === '') return { ok: false, message: couponWords.emptyCode }
  const loaded = await loadCart(trx, { ...where, cart: { ...cart, coupon_code: code } })
  if (loaded.terms && !loaded.terms.allowsCoupons) return { ok: false, message: cartTexts.noCoupons }
  const refused = loaded.basket.changes.find((change) => change.what === 'coupon')
  if (refused) return { ok: false, message: explainRefusal(refused.refusal, shortCode(code)) }
  // With nothing in the cart there is nothing to judge it by.
  if (loaded.basket.lines.length === 0)
    return { ok: false, message: explainRefusal({ reason: 'nothing_off' }, shortCode(code)) }
  await saveCoupon(trx, cart.id, code)
  const { discount } = loaded.basket.totals
  const text = discount === 0 ? couponWords.appliedToShipping : couponWords.applied
  return { ok: true, loaded, message: fill(text, (lang) => ({ code, amount: displayRinggit(discount, lang) })) }
}

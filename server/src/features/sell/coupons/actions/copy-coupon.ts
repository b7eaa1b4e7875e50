import { randomInt } from 'node:crypto'
import type { Db } from '../../../../platform/db/db.ts'
import { copyCouponOnce, findActive, markPattern } from '../queries/copy-coupon.ts'

type Copy = {
  shopId: number
  couponId: number
  /** The only one who may use it: a phone in E.164. */
  phone: string
  now: Date
}

/** A coupon of the shop that is not archived, by its code. */
export const findCouponOf = (trx: Db, shopId: number, code: string): Promise<{ id: number } | undefined> =>
  findActive(trx, shopId, { code })

/** From now on rewards copy this coupon, and buyers cannot use its own code unless the seller lets them (`code_is_public`). */
export const makePattern = (trx: Db, shopId: number, couponId: number): Promise<void> =>
  markPattern(trx, shopId, couponId)

/** A coupon like another, for one person and one use, with a code that tells nothing of the other's. Null where that one is gone. */
export async function copyCoupon(trx: Db, { shopId, couponId, phone, now }: Copy): Promise<string | null> {
  const coupon = await findActive(trx, shopId, { id: couponId })
  if (!coupon) return null
  for (let tries = 0; tries < 3; tries++) {
    const code = `${newSigns(4)}-${newSigns(4)}-${newSigns(4)}`
    if (await copyCouponOnce(trx, { shopId, couponId: coupon.id, code, phone, now })) return code
  }
  return null
}

const newSigns = (length: number): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

// Those that are not mistaken for others.
const signs = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789']

import { randomInt } from 'node:crypto'
import type { Db } from '../../../platform/db/db.ts'
import { copyCouponOnce, findActive } from '../queries/copy-coupon.ts'

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

/** A coupon like another, for one person and one use. Answers its code; null where the other is gone. */
export async function copyCoupon(trx: Db, { shopId, couponId, phone, now }: Copy): Promise<string | null> {
  const coupon = await findActive(trx, shopId, { id: couponId })
  if (!coupon) return null
  for (let tries = 0; tries < 3; tries++) {
    const code = `${coupon.code.slice(0, 24)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
    if (await copyCouponOnce(trx, { shopId, couponId: coupon.id, code, phone, now })) return code
  }
  return null
}

// Those that are not mistaken for others.
const signs = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789']

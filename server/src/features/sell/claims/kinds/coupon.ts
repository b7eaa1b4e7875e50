import type { Shortage } from '../actions/wants.ts'
import { callClaim } from '../queries.ts'
import type { ClaimKind } from './kind.ts'

/** One use of a coupon, within its limits in all and for a customer. */
export const coupon = {
  async claim(trx, by, wants) {
    const short: Shortage[] = []
    for (const { couponId, phone, email } of wants.toSorted((a, b) => a.couponId - b.couponId)) {
      short.push(...(await callClaim(trx, 'claim_coupon', by, [couponId, phone, email])))
    }
    return short
  },
  part: null,
} satisfies ClaimKind<'coupon'>

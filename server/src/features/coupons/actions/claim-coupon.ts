import { setTimeout as pause } from 'node:timers/promises'
import type { CouponRefusal } from '@kedai/domain/coupons/coupon.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Faults } from '../../../platform/faults.ts'
import { countClaims, hasOtherOrder, insertClaim, overwriteUses, readUses } from '../queries/claims.ts'
import type { ClaimRow } from '../queries/claims.ts'
import { foldEmail } from './fold-email.ts'

export type ClaimCoupon = {
  shopId: number
  couponId: number
  orderId: number
  /** E.164 */
  phone: string
  email: string | null
  /** What it takes off this order. */
  amount: Sen
  now: Date
  faults?: Faults
}

export type CouponClaim = { ok: true } | { ok: false; refusal: CouponRefusal }

/**
 * Counts one use of a coupon for an order of the same transaction, or says that none is left. A refusal must roll the
 * transaction back. The conditional update locks the coupon, so the customer's own claims are counted one buyer at a time.
 */
export async function claimCoupon(trx: Db, { email, faults, ...rest }: ClaimCoupon): Promise<CouponClaim> {
  const claim: ClaimRow = { ...rest, email: email === null ? null : foldEmail(email) }
  if (faults?.skipLocks) return claimWithoutLocks(trx, claim)
  const taken = await insertClaim(trx, claim)
  if (taken === null) return usedUp
  if (taken.first_order_only && (await hasOtherOrder(trx, claim))) return { ok: false, refusal: { reason: 'first_order' } }
  if (taken.per_customer === null) return { ok: true }
  const uses = await countClaims(trx, claim)
  return uses <= taken.per_customer ? { ok: true } : { ok: false, refusal: { reason: 'used_by_you', perCustomer: taken.per_customer } }
}

const usedUp = { ok: false, refusal: { reason: 'used_up' } } as const

// Read, decide, write back: what a shop without locks would do. Only a race proof's control asks for it.
async function claimWithoutLocks(trx: Db, claim: ClaimRow): Promise<CouponClaim> {
  const uses = await readUses(trx, claim.shopId, claim.couponId)
  await pause(5)
  if (uses === null || (uses.max_uses !== null && uses.used >= uses.max_uses)) return usedUp
  await overwriteUses(trx, claim, uses.used + 1)
  return { ok: true }
}

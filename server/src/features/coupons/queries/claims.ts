import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export async function insertCoupon(trx: Db, coupon: Insertable<DB['coupons']>): Promise<void> {
  await trx.insertInto('coupons').values(coupon).onConflict((conflict) => conflict.columns(['shop_id', 'code']).doNothing()).execute()
}

export type ClaimRow = {
  shopId: number
  couponId: number
  orderId: number
  /** E.164 */
  phone: string
  /** Folded by `foldEmail`, null when none was given. */
  email: string | null
  amount: number
  now: Date
}

type Taken = { per_customer: number | null; first_order_only: boolean }

/** Counts one use and writes the claim, or gives no row when none is left; the coupon stays locked until the end. */
export async function insertClaim(trx: Db, claim: ClaimRow): Promise<Taken | null> {
  const { shopId, couponId, orderId, phone, email, amount, now } = claim
  const rows = await rawQuery<Taken>(trx, 'coupons_claim', claimText, [shopId, couponId, orderId, phone, email, amount, now])
  return rows[0] ?? null
}

/** Claims of a customer that still stand, by phone or e-mail. */
export async function countClaims(trx: Db, { shopId, couponId, phone, email }: ClaimRow): Promise<number> {
  const rows = await rawQuery<{ uses: number }>(trx, 'coupons_uses_of_customer', usesText, [shopId, couponId, phone, email])
  return rows[0]?.uses ?? 0
}

/** Whether the customer has another order that stands, by phone or e-mail. */
export async function hasOtherOrder(trx: Db, { shopId, orderId, phone, email }: ClaimRow): Promise<boolean> {
  const text = `select 1 as one from orders where shop_id = $1 and id <> $2 and order_status in ('open', 'completed') and (buyer_phone = $3 or buyer_email = $4::text) limit 1`
  return (await rawQuery(trx, 'coupons_other_order', text, [shopId, orderId, phone, email])).length > 0
}

/** Gives an order's use back; a claim that was released already changes nothing. */
export const deleteClaim = (trx: Db, shopId: number, orderId: number, now: Date): Promise<unknown> =>
  rawQuery(trx, 'coupons_release', releaseText, [shopId, orderId, now])

/** How often a coupon was used, without a lock. */
export async function readUses(trx: Db, shopId: number, couponId: number): Promise<{ used: number; max_uses: number | null } | null> {
  const text = 'select used, max_uses from coupons where shop_id = $1 and id = $2'
  const rows = await rawQuery<{ used: number; max_uses: number | null }>(trx, 'coupons_read_uses', text, [shopId, couponId])
  return rows[0] ?? null
}

/** Writes a count without asking what it is by now; only the race proofs' control does that. */
export async function overwriteUses(trx: Db, claim: ClaimRow, used: number): Promise<void> {
  const { shopId, couponId, orderId, phone, email, amount, now } = claim
  await rawQuery(trx, 'coupons_overwrite', 'update coupons set used = $3 where shop_id = $1 and id = $2', [shopId, couponId, used])
  await rawQuery(trx, 'coupons_claim_unlocked',
    'insert into coupon_claims (shop_id, coupon_id, order_id, customer, email, amount_sen, claimed_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [shopId, couponId, orderId, phone, email, amount, now])
}

const claimText = `
with taken as (
  update coupons set used = used + 1
  where shop_id = $1 and id = $2 and is_active and archived_at is null and (max_uses is null or used < max_uses)
  returning id, per_customer, first_order_only
), claim as (
  insert into coupon_claims (shop_id, coupon_id, order_id, customer, email, amount_sen, claimed_at)
  select $1, id, $3, $4, $5, $6, $7 from taken
)
select per_customer, first_order_only from taken`

const usesText = `
select count(*)::integer as uses from coupon_claims
where shop_id = $1 and coupon_id = $2 and released_at is null and (customer = $3 or email = $4::text)`

const releaseText = `
with claim as (
  update coupon_claims set released_at = $3 where shop_id = $1 and order_id = $2 and released_at is null returning coupon_id
)
update coupons set used = used - 1 where shop_id = $1 and id in (select coupon_id from claim)`

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type Referrer = {
  id: number
  name: string
  code: string
  status: string
  user_id: number
  phone: string
  email: string
  attribution: 'first' | 'last'
  attribution_days: number
}

/** Whose codes these are at a shop, and whose phone is the buyer's. */
export const listReferrers = (trx: Db, shopId: number, codes: readonly string[], phone: string): Promise<Referrer[]> =>
  rawQuery<Referrer>(
    trx,
    'referrals_of',
    `select r.id, p.name, r.code, r.status, r.user_id, p.phone, p.email, g.attribution, g.attribution_days
     from resellers r join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
     join programmes g on g.shop_id = r.shop_id and g.area = r.area
     where r.shop_id = $1 and (r.code = any($2::text[]) or ($3 <> '' and p.phone = $3)) order by r.id limit 50`,
    [shopId, codes, phone],
  )

/** Somebody who buys at the public price with a reseller's own number is that reseller, link or none. */
export async function claimByPhone(trx: Db, shopId: number, orderId: number): Promise<void> {
  await rawQuery(
    trx,
    'referrals_by_phone',
    `insert into reseller_orders (order_id, shop_id, reseller_id, relation, rank_id, why)
     select o.id, o.shop_id, r.id, 'referred', r.rank_id, 'phone'
     from orders o join reseller_people p on p.shop_id = o.shop_id and p.phone = o.buyer_phone
     join resellers r on r.shop_id = p.shop_id and r.person_id = p.id and r.status in ('active', 'warned')
     where o.shop_id = $1 and o.id = $2 and o.channel = 'guest' order by r.id limit 1
     on conflict (shop_id, order_id) do nothing`,
    [shopId, orderId],
  )
}

import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import type { CouponRow } from '../actions/read-coupon.ts'

export type CouponStatusName = 'active' | 'scheduled' | 'paused' | 'expired' | 'used_up' | 'archived'
export type ListedCoupon = CouponRow & { name: string; status: CouponStatusName }
export type CouponValues = Omit<
  Insertable<DB['coupons']>,
  'id' | 'shop_id' | 'used' | 'is_active' | 'archived_at' | 'created_at'
>

export type CouponsWanted = { shopId: number; status: CouponStatusName | ''; term: string; now: Date }

/** A shop's coupons, the newest first; the archive only where it is asked for. */
export const listCoupons = async (
  trx: Db,
  wanted: CouponsWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCoupon[]> =>
  (await matching(trx, wanted).orderBy('id', 'desc').limit(limit).offset(offset).execute()) as ListedCoupon[] // `status` is one of the words of the case below

/** The same in the order they were made, from behind the id `after`. */
export const listCouponsAfter = async (
  trx: Db,
  wanted: CouponsWanted,
  after: number,
  limit: number,
): Promise<ListedCoupon[]> =>
  (await matching(trx, wanted).where('id', '>', after).orderBy('id').limit(limit).execute()) as ListedCoupon[] // as above

export async function findCoupon(trx: Db, shopId: number, id: number, now: Date): Promise<ListedCoupon | undefined> {
  return (await withStatus(trx, shopId, now).where('id', '=', id).executeTakeFirst()) as ListedCoupon | undefined // as above
}

/** The ids of those whose code the shop did not have yet. */
export async function insertCouponsOnce(trx: Db, coupons: Insertable<DB['coupons']>[]): Promise<number[]> {
  const rows = await trx
    .insertInto('coupons')
    .values(coupons)
    .onConflict((conflict) => conflict.columns(['shop_id', 'code']).doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locked, so that a use that is being counted is seen. */
export const lockCoupon = (trx: Db, shopId: number, id: number): Promise<{ code: string; used: number } | undefined> =>
  trx
    .selectFrom('coupons')
    .select(['code', 'used'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findByCode = (
  trx: Db,
  shopId: number,
  code: string,
): Promise<{ id: number; archived_at: Date | null } | undefined> =>
  trx
    .selectFrom('coupons')
    .select(['id', 'archived_at'])
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .executeTakeFirst()

export async function updateCoupon(
  trx: Db,
  shopId: number,
  id: number,
  change: CouponValues | { is_active: boolean } | { archived_at: Date | null },
): Promise<boolean> {
  const done = await trx
    .updateTable('coupons')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

type Named = { id: number; title: string }

export const listProductNames = (trx: Db, shopId: number, ids: readonly number[]): Promise<Named[]> =>
  trx
    .selectFrom('products')
    .select(['id', 'title'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids, 0])
    .orderBy('title')
    .execute()

export const listCategoryNames = (trx: Db, shopId: number, ids: readonly number[]): Promise<Named[]> =>
  trx
    .selectFrom('categories')
    .select(['id', 'name as title'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids, 0])
    .orderBy('name')
    .execute()

export type UseRow = {
  order_no: string
  buyer_name: string
  amount_sen: number
  total_sen: number
  claimed_at: Date
  released_at: Date | null
}

/** The orders that used a coupon, the newest first. */
export const listUses = (
  trx: Db,
  shopId: number,
  couponId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<UseRow[]> =>
  trx
    .selectFrom('claims as c')
    .innerJoin('orders as o', (join) => join.onRef('o.id', '=', 'c.holder_id').onRef('o.shop_id', '=', 'c.shop_id'))
    .select([
      'o.order_no',
      'o.buyer_name',
      sql<number>`o.discount_sen - coalesce(o.transfer_discount_sen, 0)`.as('amount_sen'),
      'o.total_sen',
      'c.claimed_at',
      'c.released_at',
    ])
    .where('c.shop_id', '=', shopId)
    .where('c.kind', '=', 'coupon')
    .where('c.subject', '=', couponId)
    .where('c.holder', '=', 'order')
    .orderBy('c.claimed_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

function matching(trx: Db, { shopId, status, term, now }: CouponsWanted) {
  const like = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return withStatus(trx, shopId, now)
    .where((rule) => (status === '' ? rule('archived_at', 'is', null) : rule('status', '=', status)))
    .where((rule) =>
      term === '' ? rule.lit(true) : rule.or([rule('code', 'ilike', like), rule('name', 'ilike', like)]),
    )
}

const withStatus = (trx: Db, shopId: number, now: Date) =>
  trx
    .selectFrom(
      trx
        .selectFrom('coupons')
        .selectAll()
        .select(
          sql<string>`case
      when archived_at is not null then 'archived'
      when not is_active then 'paused'
      when ends_at < ${now} then 'expired'
      when used >= max_uses then 'used_up'
      when starts_at > ${now} then 'scheduled'
      else 'active' end`.as('status'),
        )
        .where('shop_id', '=', shopId)
        .as('c'),
    )
    .selectAll()

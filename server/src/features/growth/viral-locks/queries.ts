import { sql, type Insertable, type Selectable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { withCommit } from '../../../platform/db/transaction-context.ts'

export type LockRow = Selectable<DB['viral_locks']>
export type ShareRow = Selectable<DB['viral_shares']>

export async function shopOfShare(db: Db, code: string): Promise<number | null> {
  const [row] = await rawQuery<{ shop: number | null }>(db, 'viral_shop', 'select shop_of_share($1) as shop', [code])
  return row?.shop ?? null
}

/** Of a product that is on sale. */
export const findLock = (trx: Db, shopId: number, viewId: string) =>
  trx
    .selectFrom('viral_locks as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('shops as s', 's.id', 'l.shop_id')
    .selectAll('l')
    .select(['p.view_id', 'p.title', 's.username'])
    .where('l.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .where('p.view_id', '=', viewId)
    .where('p.status', '=', 'published')
    .executeTakeFirst()
export type FoundLock = NonNullable<Awaited<ReturnType<typeof findLock>>>

/** The link of a phone, made the first time. */
export async function upsertShare(trx: Db, share: Insertable<DB['viral_shares']>): Promise<ShareRow> {
  await trx
    .insertInto('viral_shares')
    .values(share)
    .onConflict((same) => same.columns(['shop_id', 'product_id', 'phone']).doNothing())
    .execute()
  return trx
    .selectFrom('viral_shares')
    .selectAll()
    .where('shop_id', '=', share.shop_id)
    .where('product_id', '=', share.product_id)
    .where('phone', '=', share.phone)
    .executeTakeFirstOrThrow()
}

export const findShare = (trx: Db, shopId: number, code: string): Promise<ShareRow | undefined> =>
  trx.selectFrom('viral_shares').selectAll().where('shop_id', '=', shopId).where('code', '=', code).executeTakeFirst()

export const lockShare = (trx: Db, shopId: number, id: number): Promise<ShareRow | undefined> =>
  trx
    .selectFrom('viral_shares')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Visit = {
  shopId: number
  shareId: number
  productId: number
  device: string
  address: string | null
  network: string | null
  /** So many from one network count for a link at most. */
  perNetwork: number
  now: Date
}

/** A device that came for the first time, whoever sent it; `isCounted`: from an address nobody came from before, and no more than may from one network. Null: it was here already. */
export async function insertVisit(trx: Db, visit: Visit): Promise<{ isCounted: boolean } | null> {
  const row = await trx
    .insertInto('viral_visits')
    .values({
      shop_id: visit.shopId,
      share_id: visit.shareId,
      product_id: visit.productId,
      device: visit.device,
      address: visit.address,
      network: visit.network,
      at: visit.now,
      is_counted: sql<boolean>`not exists (select from viral_visits v where v.shop_id = ${visit.shopId} and v.product_id = ${visit.productId} and v.address = ${visit.address}::text)
        and (select count(*) from viral_visits v where v.shop_id = ${visit.shopId} and v.share_id = ${visit.shareId} and v.network = ${visit.network}::text and v.is_counted) < ${visit.perNetwork}::bigint`,
    })
    .onConflict((known) => known.doNothing())
    .returning('is_counted')
    .executeTakeFirst()
  return row ? { isCounted: row.is_counted } : null
}

/** Somebody came by their own link. */
export async function addOwnVisit(trx: Db, shopId: number, shareId: number): Promise<void> {
  await trx
    .updateTable('viral_shares')
    .set((eb) => ({ own_visits: eb.fn('least', [eb('own_visits', '+', 1), eb.lit(1_000_000)]) }))
    .where('shop_id', '=', shopId)
    .where('id', '=', shareId)
    .execute()
}

/** One more; what it comes to. */
export async function addCounted(trx: Db, shopId: number, shareId: number): Promise<void> {
  await trx
    .updateTable('viral_shares')
    .set((eb) => ({ counted: eb('counted', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('id', '=', shareId)
    .execute()
}

export async function openShare(
  trx: Db,
  { shopId, shareId, code, now }: { shopId: number; shareId: number; code: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('viral_shares')
    .set({ opened_at: now, reward_code: code })
    .where('shop_id', '=', shopId)
    .where('id', '=', shareId)
    .where('opened_at', 'is', null)
    .execute()
}

export const findCoupon = (trx: Db, shopId: number, by: { code: string } | { id: number }) =>
  trx
    .selectFrom('coupons')
    .selectAll()
    .where('shop_id', '=', shopId)
    .$if('code' in by, (rows) => rows.where('code', '=', 'code' in by ? by.code : ''))
    .$if('id' in by, (rows) => rows.where('id', '=', 'id' in by ? by.id : 0))
    .executeTakeFirst()

/** An order of somebody who came by a link. It goes with the order's own commit. */
export function noteOrder(
  trx: Db,
  { shopId, orderId, device }: { shopId: number; orderId: number; device: string },
): void {
  withCommit(trx, {
    name: 'viral_order',
    text: `update viral_visits v set order_id = $2 where v.shop_id = $1 and v.device = $3 and v.order_id is null
      and v.product_id in (select l.product_id from order_lines l where l.order_id = $2)`,
    values: [shopId, orderId, device],
  })
}

/** Links by which a paid order came, that count orders: not of the buyer's own phone. */
export const sharesOfOrder = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('viral_visits as v')
    .innerJoin('viral_shares as h', (join) => join.onRef('h.id', '=', 'v.share_id').on('h.shop_id', '=', shopId))
    .innerJoin('viral_locks as l', 'l.product_id', 'v.product_id')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .select(['h.id', 'v.product_id'])
    .where('v.shop_id', '=', shopId)
    .where('v.order_id', '=', orderId)
    .where('l.counts', '=', 'orders')
    .where('h.stopped_at', 'is', null)
    .whereRef('o.buyer_phone', '<>', 'h.phone')
    .execute()

/** Locked, so that of two rewards at once one is the last. */
export const lockLock = (trx: Db, shopId: number, productId: number): Promise<LockRow | undefined> =>
  trx
    .selectFrom('viral_locks')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function countOpened(trx: Db, shopId: number, productId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('viral_shares')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('opened_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The links of a lock, the busiest first. */
export const listLinks = (
  trx: Db,
  { shopId, productId, limit, offset }: { shopId: number; productId: number; limit: number; offset: number },
) =>
  trx
    .selectFrom('viral_shares as h')
    .leftJoinLateral(
      (on) =>
        on
          .selectFrom('viral_visits as v')
          .select([
            sql<number>`(count(*) filter (where not v.is_counted))::integer`.as('passed_over'),
            sql<number>`(count(distinct v.network) filter (where v.is_counted))::integer`.as('places'),
          ])
          .where('v.shop_id', '=', shopId)
          .whereRef('v.share_id', '=', 'h.id')
          .as('came'),
      (join) => join.onTrue(),
    )
    .selectAll('h')
    .select(['came.passed_over', 'came.places'])
    .where('h.shop_id', '=', shopId)
    .where('h.product_id', '=', productId)
    .orderBy('h.counted', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** From then on it counts nobody. Answers whether it is there. */
export async function stopLink(
  trx: Db,
  { shopId, productId, id, now }: { shopId: number; productId: number; id: number; now: Date },
): Promise<{ phone: string } | undefined> {
  return trx
    .updateTable('viral_shares')
    .set((eb) => ({ stopped_at: eb.fn.coalesce('stopped_at', eb.val(now)) }))
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .returning('phone')
    .executeTakeFirst()
}

export const readLock = (trx: Db, shopId: number, productId: number): Promise<LockRow | undefined> =>
  trx
    .selectFrom('viral_locks')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('product_id', '=', productId)
    .executeTakeFirst()

export async function saveLock(trx: Db, lock: Insertable<DB['viral_locks']>): Promise<void> {
  const { product_id: _product, shop_id: _shop, ...rest } = lock
  await trx
    .insertInto('viral_locks')
    .values(lock)
    .onConflict((there) => there.columns(['shop_id', 'product_id']).doUpdateSet(rest))
    .execute()
}

export const ownsProduct = async (trx: Db, shopId: number, productId: number): Promise<boolean> =>
  (await trx
    .selectFrom('products')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .executeTakeFirst()) !== undefined

export async function readFigures(trx: Db, shopId: number, productId: number) {
  const [shares, visits] = await Promise.all([
    trx
      .selectFrom('viral_shares')
      .select([sql<number>`count(*)::integer`.as('shares'), sql<number>`count(opened_at)::integer`.as('opened')])
      .select(sql<number>`coalesce(sum(own_visits), 0)::integer`.as('own_visits'))
      .where('shop_id', '=', shopId)
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow(),
    trx
      .selectFrom('viral_visits')
      .select([
        sql<number>`count(*) filter (where is_counted)::integer`.as('counted'),
        sql<number>`count(*) filter (where not is_counted)::integer`.as('passed_over'),
      ])
      .where('shop_id', '=', shopId)
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow(),
  ])
  return { ...shares, ...visits }
}

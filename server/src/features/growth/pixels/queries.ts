import type { Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { withCommit } from '../../../platform/db/transaction-context.ts'

export type DeliveryRef = { shopId: number; deliveryId: number }

export async function readSettings(trx: Db, shopId: number) {
  const shop = await trx
    .selectFrom('shops')
    .select(['conversion', 'username'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  const keys = await trx.selectFrom('pixel_keys').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
  return { conversion: shop.conversion, username: shop.username, keys }
}

export async function saveConversion(trx: Db, shopId: number, conversion: object): Promise<void> {
  await trx
    .updateTable('shops')
    .set({ conversion: JSON.stringify(conversion) })
    .where('id', '=', shopId)
    .execute()
}

export async function saveKeys(
  trx: Db,
  shopId: number,
  { sealed, held, now }: { sealed: Buffer; held: string[]; now: Date },
): Promise<void> {
  await trx
    .insertInto('pixel_keys')
    .values({ shop_id: shopId, keys: sealed, held, updated_at: now })
    .onConflict((there) => there.column('shop_id').doUpdateSet({ keys: sealed, held, updated_at: now }))
    .execute()
}

/**
 * A purchase for each provider that the shop has a key of, once an order. It goes with the payment's own commit. Where the shop asks
 * first, one of a browser that did not say yes is noted as passed over.
 */
export function queuePurchase(trx: Db, { shopId, orderId, now }: { shopId: number; orderId: number; now: Date }): void {
  withCommit(trx, {
    name: 'pixels_queue',
    text: `insert into pixel_deliveries (shop_id, order_id, provider, event_id, state, response, next_try_at, ended_at, created_at)
      select s.id, o.id, p.provider, o.order_no, case when y.may then 'queued' else 'skipped' end, case when y.may then null else 'no_consent' end,
        case when y.may then $3::timestamptz end, case when y.may then null else $3::timestamptz end, $3::timestamptz
      from shops s join orders o on o.shop_id = s.id join pixel_keys k on k.shop_id = s.id
      cross join lateral (values ('fb', s.conversion ->> 'fb_pixel', 'fb_token'), ('ga', s.conversion ->> 'ga_code', 'ga_secret'),
        ('tiktok', s.conversion ->> 'tiktok_pixel', 'tiktok_token')) p (provider, id, key)
      cross join lateral (select not coalesce((s.conversion ->> 'asks_consent')::boolean, false)
        or exists (select from order_browsers b where b.order_id = o.id) as may) y
      where s.id = $1 and o.id = $2 and coalesce(p.id, '') <> '' and p.key = any(k.held)
        and coalesce((s.conversion -> 'events' ->> 'purchase')::boolean, true)
      on conflict do nothing`,
    values: [shopId, orderId, now],
  })
}

type Browser = {
  userAgent: string
  address: string
  fbp: string | null
  fbc: string | null
  ttp: string | null
  ga: string | null
  ttclid: string | null
  gclid: string | null
}

/** The browser that ordered, for shops that tell purchases: where they ask first, only one that said yes to them. */
export function noteBrowser(
  trx: Db,
  {
    shopId,
    orderId,
    now,
    browser,
    allowed,
  }: { shopId: number; orderId: number; now: Date; browser: Browser; allowed: readonly string[] },
): void {
  const { userAgent, address, fbp, fbc, ttp, ga, ttclid, gclid } = browser
  withCommit(trx, {
    name: 'pixels_browser',
    text: `insert into order_browsers (order_id, shop_id, user_agent, address, fbp, fbc, ttp, ga, at, ttclid, gclid)
      select $2, k.shop_id, $3, $4, $5, $6, $7, $8, $9, $10, $11 from pixel_keys k join shops s on s.id = k.shop_id
      where k.shop_id = $1 and cardinality(k.held) > 0
        and (not coalesce((s.conversion ->> 'asks_consent')::boolean, false) or s.username = any($12::text[]))
      on conflict do nothing`,
    values: [shopId, orderId, userAgent, address, fbp, fbc, ttp, ga, now, ttclid, gclid, [...allowed]],
  })
}

export const takeDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; delivery_id: number }[]> =>
  rawQuery(db, 'pixels_take', 'select shop_id, delivery_id from take_pixel_deliveries($1, $2)', [now, atMost])

/** A purchase to be told, with its order and the browser that made it. */
export const readDelivery = (trx: Db, { shopId, deliveryId }: DeliveryRef) =>
  trx
    .selectFrom('pixel_deliveries as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .leftJoin('order_browsers as b', 'b.order_id', 'o.id')
    .select([
      'd.id',
      'd.provider',
      'd.event_id',
      'd.state',
      'd.tries',
      'd.created_at',
      'o.id as order_id',
      'o.total_sen',
      'o.shipping_sen',
      'o.buyer_name',
      'o.buyer_email',
      'o.buyer_phone',
      'o.city',
      'o.postcode',
      'b.user_agent',
      'b.address',
      'b.fbp',
      'b.fbc',
      'b.ttp',
      'b.ga',
      'b.ttclid',
    ])
    .where('d.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('d.id', '=', deliveryId)
    .executeTakeFirst()

export const readLines = (trx: Db, shopId: number, orderId: number) =>
  trx
    .selectFrom('order_lines')
    .select(['view_id', 'title', 'quantity', 'unit_price_sen'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export async function saveDelivery(
  trx: Db,
  { shopId, deliveryId }: DeliveryRef,
  change: Updateable<DB['pixel_deliveries']>,
): Promise<void> {
  await trx
    .updateTable('pixel_deliveries')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .where('state', '=', 'queued')
    .execute()
}

export const findOrder = (trx: Db, token: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'shop_id', 'order_no', 'payment_status', 'total_sen', 'shipping_sen'])
    .where('token', '=', token)
    .executeTakeFirst()

export const listDeliveries = (trx: Db, { shopId, limit, offset }: { shopId: number; limit: number; offset: number }) =>
  trx
    .selectFrom('pixel_deliveries as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .selectAll('d')
    .select('o.order_no')
    .where('d.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Which pixels a page's shop has: by its name, or by an item of it. */
export type PageShop = { username: string } | { viewId: string } | { shopId: number }

export async function findPixels(publicDb: Db, by: PageShop): Promise<unknown> {
  const row =
    'shopId' in by
      ? await publicDb.selectFrom('shops').select('conversion').where('id', '=', by.shopId).executeTakeFirst()
      : 'username' in by
        ? await publicDb.selectFrom('shops').select('conversion').where('username', '=', by.username).executeTakeFirst()
        : await publicDb
            .selectFrom('shops as s')
            .innerJoin('products as p', 'p.shop_id', 's.id')
            .select('s.conversion')
            .where('p.view_id', '=', by.viewId)
            .where('p.status', '=', 'published')
            .executeTakeFirst()
  return row?.conversion ?? null
}

export const findShopId = async (publicDb: Db, username: string): Promise<number | null> =>
  (await publicDb.selectFrom('shops').select('id').where('username', '=', username).executeTakeFirst())?.id ?? null

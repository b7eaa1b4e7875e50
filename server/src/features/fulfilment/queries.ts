import type { Db } from '../../platform/db/db.ts'
import { rawQuery } from '../../platform/db/raw-query.ts'

/** The types of what an order is of, each once. */
export async function listBoughtTypes(trx: Db, shopId: number, orderId: number): Promise<string[]> {
  const rows = await trx.selectFrom('order_lines as l').innerJoin('products as p', 'p.id', 'l.product_id').select('p.item_type').distinct()
    .where('l.shop_id', '=', shopId).where('l.order_id', '=', orderId).execute()
  return rows.map(({ item_type }) => item_type)
}

/** One grant a file, and one for the link, of each digital product of an order; what was granted already stays. The limit is for each copy bought, and grows with copies that are added. */
export const grantDownloads = async (trx: Db, shopId: number, orderId: number, now: Date): Promise<void> =>
  void await rawQuery(trx, 'fulfilment_grant', `
    with bought as (
      select l.product_id, sum(l.quantity)::integer as copies, min(l.title) as title
      from order_lines l join products p on p.id = l.product_id and p.item_type = 'digital'
      where l.shop_id = $1 and l.order_id = $2 group by l.product_id
    ), goods as (
      select b.*, g.link, g.download_limit * b.copies as download_limit, g.expires_days from bought b join digital_goods g on g.shop_id = $1 and g.product_id = b.product_id
    ), wanted as (
      select g.product_id, d.file_id, null::text as link, f.file_name as title, g.download_limit, g.expires_days, d.position
      from goods g join digital_files d on d.shop_id = $1 and d.product_id = g.product_id join files f on f.id = d.file_id
      union all
      select product_id, null, link, title, download_limit, expires_days, 1000 from goods where link is not null
    )
    insert into download_grants (shop_id, order_id, product_id, file_id, link, title, download_limit, expires_days, expires_at, created_at)
    select $1, $2, product_id, file_id, link, title, download_limit, expires_days, $3::timestamptz + expires_days * interval '1 day', $3 from wanted order by product_id, position
    on conflict (order_id, product_id, file_id) do update set download_limit = excluded.download_limit
      where download_grants.download_limit < excluded.download_limit`, [shopId, orderId, now])

/** What an order no longer holds can no longer be fetched. */
export const withdrawDownloads = async (trx: Db, shopId: number, orderId: number): Promise<void> =>
  void await trx.deleteFrom('download_grants').where('shop_id', '=', shopId).where('order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('order_lines as l').select('l.id').where('l.shop_id', '=', shopId).where('l.order_id', '=', orderId).whereRef('l.product_id', '=', 'download_grants.product_id'))))
    .execute()

/** Whether an order's money was all there once, and not all of it went back. */
export async function isPaidFor(trx: Db, shopId: number, orderId: number): Promise<boolean> {
  const row = await trx.selectFrom('orders').select('payment_status').where('shop_id', '=', shopId).where('id', '=', orderId).executeTakeFirst()
  return row !== undefined && ['paid', 'overpaid', 'partially_refunded'].includes(row.payment_status)
}

export type Claim = { shopId: number; token: string; grantId: number; now: Date }
export type Claimed = { link: string | null; key: string | null; file_name: string | null; bytes?: number | null }

/** Uses one up, if there is one: decided and written by the same statement, whoever else asks at the same moment. Null: none was left, or there is none. */
export async function claimGrant(trx: Db, { shopId, token, grantId, now }: Claim): Promise<Claimed | null> {
  const [row] = await rawQuery<Claimed>(trx, 'fulfilment_claim', `
    with claimed as (
      update download_grants g set used = used + 1, claimed_at = $4
      from orders o
      where g.shop_id = $1 and g.id = $3 and o.shop_id = $1 and o.id = g.order_id and o.token = $2
        and o.order_status not in ('cancelled', 'expired') and o.payment_status <> 'refunded'
        and (g.download_limit is null or g.used < g.download_limit) and (g.expires_at is null or g.expires_at > $4)
      returning g.file_id, g.link
    )
    select c.link, f.key, f.file_name, f.bytes from claimed c left join files f on f.id = c.file_id and f.shop_id = $1`, [shopId, token, grantId, now])
  return row ?? null
}

export type GrantRow = { download_limit: number | null; used: number; expires_at: Date | null; order_status: string; payment_status: string }

/** A grant of the order that the token opens, for saying why it was not claimed. */
export const findGrant = (trx: Db, { shopId, token, grantId }: Claim): Promise<GrantRow | undefined> =>
  trx.selectFrom('download_grants as g').innerJoin('orders as o', 'o.id', 'g.order_id')
    .select(['g.download_limit', 'g.used', 'g.expires_at', 'o.order_status', 'o.payment_status'])
    .where('g.shop_id', '=', shopId).where('o.shop_id', '=', shopId).where('g.id', '=', grantId).where('o.token', '=', token).executeTakeFirst()

/** As on the day it was paid: none used, and all of its days. False when the order has no such grant. */
export async function resetGrant(trx: Db, { shopId, orderNo, grantId, now }: { shopId: number; orderNo: string; grantId: number; now: Date }): Promise<boolean> {
  const rows = await rawQuery(trx, 'fulfilment_reset', `
    update download_grants g set used = 0, expires_at = $4::timestamptz + g.expires_days * interval '1 day'
    from orders o where g.shop_id = $1 and g.id = $3 and o.shop_id = $1 and o.id = g.order_id and o.order_no = $2 returning g.id`, [shopId, orderNo, grantId, now])
  return rows.length > 0
}

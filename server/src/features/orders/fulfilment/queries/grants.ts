import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The types of what an order is of, each once. */
export async function listBoughtTypes(trx: Db, shopId: number, orderId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('order_lines')
    .select('item_type')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ item_type }) => item_type)
}

/**
 * One grant a file, and one for the link, of each digital product of an order, as it is sold now; what was noted before stays as
 * it was sold then.
 */
export const noteDownloads = async (trx: Db, shopId: number, orderId: number, now: Date): Promise<void> =>
  void (await rawQuery(
    trx,
    'fulfilment_note',
    `
    with ${boughtText}, goods as (
      select b.*, g.link, g.download_limit as per_copy, g.expires_days, g.stamp_pdf, g.device_limit from bought b join digital_goods g on g.shop_id = $1 and g.product_id = b.product_id
      where not exists (select from download_grants noted where noted.shop_id = $1 and noted.order_id = $2 and noted.product_id = b.product_id)
    ), wanted as (
      select g.product_id, d.file_id, null::text as link, f.file_name as title, g.copies, g.per_copy, g.expires_days, g.stamp_pdf and f.mime = 'application/pdf' as stamp_pdf, g.device_limit, d.position
      from goods g join digital_files d on d.shop_id = $1 and d.product_id = g.product_id join files f on f.id = d.file_id
      union all
      select product_id, null, link, title, copies, per_copy, expires_days, false, device_limit, 1000 from goods where link is not null
    )
    insert into download_grants (shop_id, order_id, product_id, file_id, link, title, per_copy, download_limit, expires_days, stamp_pdf, device_limit, created_at)
    select $1, $2, product_id, file_id, link, title, per_copy, per_copy * copies, expires_days, stamp_pdf, device_limit, $3 from wanted order by product_id, position`,
    [shopId, orderId, now],
  ))

/** Opens what was noted; its days count from now on. The limit is for each copy bought, and grows with copies that are added. */
export const openDownloads = async (trx: Db, shopId: number, orderId: number, now: Date): Promise<void> =>
  void (await rawQuery(
    trx,
    'fulfilment_open',
    `
    with ${boughtText}
    update download_grants g set opened_at = coalesce(g.opened_at, $3),
      expires_at = case when g.opened_at is null then $3::timestamptz + g.expires_days * interval '1 day' else g.expires_at end,
      download_limit = case when g.opened_at is null then g.per_copy * bought.copies else greatest(g.download_limit, g.per_copy * bought.copies) end
    from bought where g.shop_id = $1 and g.order_id = $2 and g.product_id = bought.product_id
      and (g.opened_at is null or g.download_limit < g.per_copy * bought.copies)`,
    [shopId, orderId, now],
  ))

const boughtText = `
    bought as (
      select product_id, sum(quantity - given_up)::integer as copies, min(title) as title from order_lines
      where shop_id = $1 and order_id = $2 and item_type = 'digital' and quantity > given_up group by product_id
    )`

/** What an order no longer holds can no longer be fetched. */
export const withdrawDownloads = async (trx: Db, shopId: number, orderId: number): Promise<void> =>
  void (await trx
    .deleteFrom('download_grants')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_lines as l')
            .select('l.id')
            .where('l.shop_id', '=', shopId)
            .where('l.order_id', '=', orderId)
            .whereRef('l.product_id', '=', 'download_grants.product_id'),
        ),
      ),
    )
    .execute())

/** Of copies that were given up no more can be fetched; what was fetched was fetched. */
export const closeDownloads = async (trx: Db, shopId: number, orderId: number): Promise<void> =>
  void (await rawQuery(
    trx,
    'fulfilment_close',
    `
    with kept as (
      select product_id, sum(quantity - given_up)::integer as copies from order_lines
      where shop_id = $1 and order_id = $2 and item_type = 'digital' group by product_id
    )
    update download_grants g set is_closed = kept.copies = 0,
      download_limit = case when kept.copies = 0 or g.per_copy is null then g.download_limit else greatest(g.used, g.per_copy * kept.copies) end
    from kept where g.shop_id = $1 and g.order_id = $2 and g.product_id = kept.product_id`,
    [shopId, orderId],
  ))

/** Whether an order's money was all there once, and not all of it went back. */
export async function isPaidFor(trx: Db, shopId: number, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('orders')
    .select('payment_status')
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row !== undefined && ['paid', 'overpaid', 'partially_refunded'].includes(row.payment_status)
}

export type Claim = { shopId: number; token: string; grantId: number; now: Date }
export type Claimed = { link: string | null; key: string | null; file_name: string | null; bytes?: number | null }

/** Uses one up, if there is one: decided and written by the same statement, whoever else asks at the same moment. Null: none was left, or there is none. */
export async function claimGrant(trx: Db, { shopId, token, grantId, now }: Claim): Promise<Claimed | null> {
  const [row] = await rawQuery<Claimed>(
    trx,
    'fulfilment_claim',
    `
    with claimed as (
      update download_grants g set used = used + 1, claimed_at = $4
      from orders o
      where g.shop_id = $1 and g.id = $3 and g.opened_at is not null and not g.is_closed and o.shop_id = $1 and o.id = g.order_id and o.token = $2
        and o.order_status not in ('cancelled', 'expired') and o.payment_status <> 'refunded'
        and (g.download_limit is null or g.used < g.download_limit) and (g.expires_at is null or g.expires_at > $4)
        and (not g.stamp_pdf or g.stamped_file_id is not null)
      returning coalesce(g.stamped_file_id, g.file_id) as file_id, g.link
    )
    select c.link, f.key, f.file_name, f.bytes from claimed c left join files f on f.id = c.file_id and f.shop_id = $1`,
    [shopId, token, grantId, now],
  )
  return row ?? null
}

export type GrantRow = {
  download_limit: number | null
  used: number
  expires_at: Date | null
  order_status: string
  payment_status: string
  is_closed: boolean
}

/** A grant of the order that the token opens, for saying why it was not claimed. */
export const findGrant = (trx: Db, { shopId, token, grantId }: Claim): Promise<GrantRow | undefined> =>
  trx
    .selectFrom('download_grants as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select(['g.download_limit', 'g.used', 'g.expires_at', 'g.is_closed', 'o.order_status', 'o.payment_status'])
    .where('g.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('g.id', '=', grantId)
    .where('o.token', '=', token)
    .executeTakeFirst()

/** As on the day it was paid: none used, and all of its days. Null when the order has no such grant. */
export async function resetGrant(
  trx: Db,
  { shopId, orderNo, grantId, now }: { shopId: number; orderNo: string; grantId: number; now: Date },
): Promise<{ orderId: number; productId: number } | null> {
  const [row] = await rawQuery<{ orderId: number; productId: number }>(
    trx,
    'fulfilment_reset',
    `
    update download_grants g set used = 0, expires_at = $4::timestamptz + g.expires_days * interval '1 day'
    from orders o where g.shop_id = $1 and g.id = $3 and g.opened_at is not null and o.shop_id = $1 and o.id = g.order_id and o.order_no = $2
    returning g.order_id as "orderId", g.product_id as "productId"`,
    [shopId, orderNo, grantId, now],
  )
  return row ?? null
}

import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { isOrder, type OrderRef } from './order-ref.ts'
import { readRefundedUnits, readShipments } from './parcels.ts'

/** An order with everything its pages tell. Two readers differ in what they show of it, not in what is read. */
export type OrderStory = NonNullable<Awaited<ReturnType<typeof findOrderStory>>>

/** null when the shop has no such order. Asked for inside a read-only transaction of that shop. */
export async function findOrderStory(trx: Db, wanted: OrderRef) {
  const order = await findOrder(trx, wanted)
  if (!order) return null
  const of = { shopId: wanted.shopId, orderId: order.id }
  const [
    lines,
    events,
    proofs,
    shipments,
    payments,
    unmatched,
    method,
    shop,
    upload,
    downloads,
    tags,
    ordersOfCustomer,
    duitnow,
    refundedUnits,
  ] = await Promise.all([
    readLines(trx, of),
    readEvents(trx, of),
    readProofs(trx, of),
    readShipments(trx, of),
    readPayments(trx, of),
    readUnmatched(trx, of),
    readMethod(trx, wanted.shopId, order.payment_method),
    readShop(trx, wanted.shopId),
    readUpload(trx, of, order),
    readDownloads(trx, of),
    readTags(trx, of),
    countOfCustomer(trx, wanted.shopId, order.customer_id),
    order.payment_kind === 'qr' ? readDuitNow(trx, wanted.shopId) : undefined,
    readRefundedUnits(trx, of),
  ])
  return {
    order: { ...order, proof_status: proofs[0]?.status ?? null },
    lines,
    events,
    proofs,
    shipments,
    payments,
    unmatched,
    method,
    shop,
    upload,
    downloads,
    tags,
    ordersOfCustomer,
    duitnow,
    refundedUnits,
  }
}

type Of = { shopId: number; orderId: number }

const maxRows = 500

const findOrder = (trx: Db, wanted: OrderRef) =>
  trx.selectFrom('orders').selectAll().where(isOrder(wanted)).executeTakeFirst()

const readLines = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('order_lines as l')
    .leftJoin('files as f', (join) => join.onRef('f.key', '=', 'l.image_key').on('f.shop_id', '=', shopId))
    .select([
      'l.id',
      'l.variation_id',
      'l.discount_sen',
      'l.kind',
      'l.view_id',
      'l.title',
      'l.options',
      'l.unit_price_sen',
      'l.quantity',
      'l.total_sen',
      'l.image_key',
      'f.widths as image_widths',
      'l.sku',
      'l.item_type',
      'l.details',
      'l.returned',
      'l.given_up',
      'l.refunded_sen',
    ])
    .where('l.shop_id', '=', shopId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .limit(maxRows)
    .execute()

const readEvents = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.at', 'e.name', 'e.actor', 'e.data', 'u.name as by'])
    .where('e.shop_id', '=', shopId)
    .where('e.order_id', '=', orderId)
    .orderBy('e.id', 'desc')
    .limit(maxRows)
    .execute()

const readProofs = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('payment_proofs as p')
    .innerJoin('files as f', (join) => join.onRef('f.id', '=', 'p.file_id').on('f.shop_id', '=', shopId))
    .leftJoin('orders as other', (join) =>
      join.onRef('other.id', '=', 'p.duplicate_of_order_id').on('other.shop_id', '=', shopId),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.id', '=', 'p.duplicate_of_invoice_id').on('i.shop_id', '=', shopId),
    )
    .select(['p.id', 'p.status', 'p.reason', 'p.uploaded_at', 'f.key', 'f.file_name', 'f.mime'])
    .select((on) => on.fn.coalesce('other.order_no', 'i.number').as('duplicate_of'))
    .where('p.shop_id', '=', shopId)
    .where('p.order_id', '=', orderId)
    .orderBy('p.id', 'desc')
    .limit(maxRows)
    .execute()

const readPayments = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('payments')
    .select(['kind', 'amount_sen', 'shipping_sen', 'method', 'reference', 'note', 'at'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(maxRows)
    .execute()

const readUnmatched = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('unmatched_money')
    .select(['id', 'cause', 'amount_sen', 'status'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

const readDownloads = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('download_grants')
    .select([
      ...(['id', 'title', 'link', 'download_limit', 'used', 'expires_at', 'claimed_at', 'device_limit'] as const),
      sql<{ label: string; first_at: string; last_at: string }[]>`coalesce((
        select json_agg(json_build_object('label', d.label, 'first_at', d.first_at, 'last_at', d.last_at) order by d.first_at)
        from download_devices d where d.shop_id = download_grants.shop_id and d.order_id = download_grants.order_id
          and d.product_id = download_grants.product_id), '[]')`.as('devices'),
    ])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('opened_at', 'is not', null)
    .orderBy('id')
    .limit(maxRows)
    .execute()

const readMethod = (trx: Db, shopId: number, code: string) =>
  trx
    .selectFrom('payment_methods')
    .select(['code', 'name', 'instructions', 'accounts'])
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .executeTakeFirst()

const readDuitNow = (trx: Db, shopId: number) =>
  trx.selectFrom('duitnow_codes').select(['payload', 'says_amount']).where('shop_id', '=', shopId).executeTakeFirst()

const readShop = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shops as s')
    .leftJoin('files as f', 'f.id', 's.logo_file_id')
    .select([
      's.username',
      's.name',
      's.whatsapp_number',
      's.email',
      's.theme',
      sql<boolean>`coalesce(s.conversion ->> 'fb_pixel', s.conversion ->> 'ga_code') is not null`.as('has_pixel'),
      sql<string>`coalesce((select i.cash_rounding from invoice_settings i where i.shop_id = s.id), 'cash')`.as(
        'cash_rounding',
      ),
      'f.key as logo_key',
      'f.widths as logo_widths',
    ])
    .where('s.id', '=', shopId)
    .executeTakeFirstOrThrow()

const readTags = async (trx: Db, { shopId, orderId }: Of): Promise<string[]> =>
  (
    await trx
      .selectFrom('order_tags')
      .select('tag')
      .where('shop_id', '=', shopId)
      .where('order_id', '=', orderId)
      .orderBy('tag')
      .execute()
  ).map(({ tag }) => tag)

async function countOfCustomer(trx: Db, shopId: number, customerId: number | null): Promise<number> {
  if (customerId === null) return 0
  const some = trx
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .limit(maxRows)
    .as('some')
  return (
    await trx
      .selectFrom(some)
      .select(sql<number>`count(*)::integer`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

async function readUpload(
  trx: Db,
  { shopId }: Of,
  { upload_file_id: fileId, upload_label: label }: { upload_file_id: number | null; upload_label: string | null },
) {
  if (fileId === null) return null
  const file = await trx
    .selectFrom('files')
    .select(['key', 'file_name'])
    .where('shop_id', '=', shopId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return file ? { ...file, label } : null
}

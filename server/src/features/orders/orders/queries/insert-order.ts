import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { CouponWant, Shortage, StockWant } from '../../../sell/claims/actions/wants.ts'

/** A row of `order_lines` before it has an order. */
export type NewLineRow = {
  kind: 'item' | 'click_upsell'
  product_id: number
  variation_id: number
  view_id: string
  item_type: ProductTypeName
  sku: string | null
  title: string
  options: string
  /** JSON */
  details: string | null
  unit_price_sen: number
  quantity: number
  total_sen: number
  discount_sen: number
  weight_g: number
  image_key: string | null
}

export type NewOrderRow = {
  shop_id: number
  token: string
  channel: string
  payment_status: string
  hold_expires_at: Date | null
  hold_kind: string | null
  hold_minutes: number | null
  hold_from: Date | null
  buyer_name: string
  buyer_phone: string
  buyer_email: string | null
  address: string | null
  city: string | null
  postcode: string | null
  state: string | null
  country: string
  ships: boolean
  pickup: string | null
  notes: string
  lang: string
  payment_method: string
  payment_kind: string
  shipping_method_id: number | null
  shipping_name: string | null
  shipping_courier: string | null
  coupon_id: number | null
  coupon_code: string | null
  off_shipping_bp: number
  off_shipping_max_sen: number | null
  subtotal_sen: number
  discount_sen: number
  transfer_discount_sen: number | null
  shipping_sen: number
  click_upsell_sen: number
  addon_total_sen: number
  total_sen: number
  tnc_agreed_at: Date | null
  upload_file_id: number | null
  upload_label: string | null
  dispatch_on: string | null
  node_id: number | null
  browser: Buffer | null
  network: Buffer | null
  placed_at: Date
}

export type InsertOrder = {
  order: NewOrderRow
  lines: readonly NewLineRow[]
  actor: string
  stock: readonly StockWant[]
  coupon: CouponWant | null
}

/**
 * The order, its lines, the first entry of its timeline, and last, so that they are locked for the shortest time, the claims
 * of stock and coupon, in one statement: placing an order is the hot path. With anything in `short` the caller rolls back.
 */
export async function insertOrder(
  trx: Db,
  { order, lines, actor, stock, coupon }: InsertOrder,
): Promise<{ id: number; order_no: string; short: Shortage[] }> {
  const [name, statement] = coupon === null ? ['orders_insert', plain] : ['orders_insert_with_coupon', withCoupon]
  const [placed] = await rawQuery<{ id: number; order_no: string; short: Shortage[] }>(trx, name, statement, [
    ...orderColumns.map(([name]) => order[name]),
    actor,
    ...lineColumns.map(([name]) => lines.map((line) => line[name])),
    stock.map(({ line }) => line),
    stock.map(({ variationId }) => variationId),
    stock.map(({ amount }) => amount),
    ...(coupon === null ? [] : [coupon.couponId, coupon.email]),
  ])
  if (!placed) throw new Error('an insert without a condition gave no row')
  return placed
}

const orderColumns = [
  ['shop_id', 'bigint'],
  ['token', 'text'],
  ['channel', 'text'],
  ['payment_status', 'text'],
  ['hold_expires_at', 'timestamptz'],
  ['hold_kind', 'text'],
  ['hold_minutes', 'integer'],
  ['hold_from', 'timestamptz'],
  ['buyer_name', 'text'],
  ['buyer_phone', 'text'],
  ['buyer_email', 'text'],
  ['address', 'text'],
  ['city', 'text'],
  ['postcode', 'text'],
  ['state', 'text'],
  ['country', 'text'],
  ['ships', 'boolean'],
  ['pickup', 'text'],
  ['notes', 'text'],
  ['lang', 'text'],
  ['payment_method', 'text'],
  ['payment_kind', 'text'],
  ['shipping_method_id', 'bigint'],
  ['shipping_name', 'text'],
  ['shipping_courier', 'text'],
  ['coupon_id', 'bigint'],
  ['coupon_code', 'text'],
  ['off_shipping_bp', 'integer'],
  ['off_shipping_max_sen', 'bigint'],
  ['subtotal_sen', 'bigint'],
  ['discount_sen', 'bigint'],
  ['transfer_discount_sen', 'bigint'],
  ['shipping_sen', 'bigint'],
  ['click_upsell_sen', 'bigint'],
  ['addon_total_sen', 'bigint'],
  ['total_sen', 'bigint'],
  ['tnc_agreed_at', 'timestamptz'],
  ['upload_file_id', 'bigint'],
  ['upload_label', 'text'],
  ['dispatch_on', 'date'],
  ['node_id', 'bigint'],
  ['browser', 'bytea'],
  ['network', 'bytea'],
  ['placed_at', 'timestamptz'],
] as const satisfies readonly (readonly [keyof NewOrderRow, string])[]

const lineColumns = [
  ['kind', 'text'],
  ['product_id', 'bigint'],
  ['variation_id', 'bigint'],
  ['view_id', 'text'],
  ['item_type', 'text'],
  ['sku', 'text'],
  ['title', 'text'],
  ['options', 'text'],
  ['details', 'jsonb'],
  ['unit_price_sen', 'bigint'],
  ['quantity', 'integer'],
  ['total_sen', 'bigint'],
  ['discount_sen', 'bigint'],
  ['weight_g', 'integer'],
  ['image_key', 'text'],
] as const satisfies readonly (readonly [keyof NewLineRow, string])[]

const lineNames = lineColumns.map(([name]) => name).join(', ')
const actorAt = orderColumns.length + 1
const placedAt = orderColumns.findIndex(([name]) => name === 'placed_at') + 1

const typed = (column: string): string => {
  const at = orderColumns.findIndex(([name]) => name === column)
  return `$${at + 1}::${orderColumns[at]?.[1]}`
}

const claimsAt = actorAt + lineColumns.length + 1
const claimed = (name: string, rest: string): string =>
  `select s.* from placed, ${name}($1::bigint, 'order', placed.id, 'held', $${placedAt}::timestamptz, ${rest}) s`

const text = (coupon: string): string => `
with placed as (
  insert into orders (customer_id, order_no, fulfilment_status, order_status, updated_at, ${orderColumns.map(([name]) => name).join(', ')})
  values (
    customer_of(${['shop_id', 'buyer_name', 'buyer_phone', 'buyer_email', 'placed_at'].map(typed).join(', ')}),
    (select order_prefix from shops where id = $1::bigint) || next_order_number($1::bigint),
    'unfulfilled', 'open', $${placedAt}::timestamptz, ${orderColumns.map(([, type], index) => `$${index + 1}::${type}`).join(', ')})
  returning id, order_no
), lines as (
  insert into order_lines (shop_id, order_id, ${lineNames}, position, cost_sen)
  select $1::bigint, placed.id, ${lineNames}, place - 1, (select v.cost_sen from variations v where v.shop_id = $1::bigint and v.id = variation_id)
  from placed, unnest(${lineColumns.map(([, type], index) => `$${actorAt + 1 + index}::${type}[]`).join(', ')})
    with ordinality as line (${lineNames}, place)
), told as (
  insert into order_events (shop_id, order_id, at, name, actor)
  select $1::bigint, placed.id, $${placedAt}::timestamptz, 'order.placed', $${actorAt}::text from placed
), short as (
  ${claimed('claim_stock', `$${claimsAt}::integer[], $${claimsAt + 1}::bigint[], $${claimsAt + 2}::bigint[]`)}
)${coupon}
select id, order_no, (select coalesce(json_agg(json_build_object('kind', s.kind, 'subject', s.subject, 'left', s.left_over, 'reason', s.reason)), '[]') from (select * from short${coupon === '' ? '' : ' union all select * from coupon_short'}) s) as short from placed`

const plain = text('')
const withCoupon = text(`, coupon_short as (
  ${claimed('claim_coupon', `$${claimsAt + 3}::bigint, ${typed('buyer_phone')}, $${claimsAt + 4}::text`)} where not exists (select from short)
)`)

import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

/** A row of `order_lines` before it has an order. */
export type NewLineRow = {
  kind: 'item' | 'click_upsell'
  product_id: number
  variation_id: number
  view_id: string
  title: string
  options: string
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
  stock_state: string
  hold_expires_at: Date | null
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
  subtotal_sen: number
  discount_sen: number
  shipping_sen: number
  click_upsell_sen: number
  addon_total_sen: number
  total_sen: number
  tnc_agreed_at: Date | null
  upload_file_id: number | null
  dispatch_on: string | null
  placed_at: Date
}

/** The order, its lines and the first entry of its timeline in one round trip: placing an order is the hot path. */
export async function insertOrder(trx: Db, order: NewOrderRow, lines: readonly NewLineRow[], actor: string) {
  const [placed] = await rawQuery<{ id: number; order_no: string }>(trx, 'orders_insert', text, [
    ...orderColumns.map(([name]) => order[name]),
    actor,
    ...lineColumns.map(([name]) => lines.map((line) => line[name])),
  ])
  if (!placed) throw new Error('an insert without a condition gave no row')
  return placed
}

const orderColumns = [
  ['shop_id', 'bigint'], ['token', 'text'], ['channel', 'text'], ['payment_status', 'text'], ['stock_state', 'text'], ['hold_expires_at', 'timestamptz'],
  ['buyer_name', 'text'], ['buyer_phone', 'text'], ['buyer_email', 'text'],
  ['address', 'text'], ['city', 'text'], ['postcode', 'text'], ['state', 'text'], ['country', 'text'],
  ['ships', 'boolean'], ['pickup', 'text'], ['notes', 'text'], ['lang', 'text'], ['payment_method', 'text'], ['payment_kind', 'text'],
  ['shipping_method_id', 'bigint'], ['shipping_name', 'text'], ['shipping_courier', 'text'], ['coupon_id', 'bigint'], ['coupon_code', 'text'],
  ['subtotal_sen', 'bigint'], ['discount_sen', 'bigint'], ['shipping_sen', 'bigint'], ['click_upsell_sen', 'bigint'], ['addon_total_sen', 'bigint'],
  ['total_sen', 'bigint'], ['tnc_agreed_at', 'timestamptz'], ['upload_file_id', 'bigint'], ['dispatch_on', 'date'], ['placed_at', 'timestamptz'],
] as const satisfies readonly (readonly [keyof NewOrderRow, string])[]

const lineColumns = [
  ['kind', 'text'], ['product_id', 'bigint'], ['variation_id', 'bigint'], ['view_id', 'text'], ['title', 'text'], ['options', 'text'],
  ['unit_price_sen', 'bigint'], ['quantity', 'integer'], ['total_sen', 'bigint'], ['discount_sen', 'bigint'], ['weight_g', 'integer'], ['image_key', 'text'],
] as const satisfies readonly (readonly [keyof NewLineRow, string])[]

const lineNames = lineColumns.map(([name]) => name).join(', ')
const actorAt = orderColumns.length + 1
const placedAt = orderColumns.findIndex(([name]) => name === 'placed_at') + 1

const typed = (column: string): string => {
  const at = orderColumns.findIndex(([name]) => name === column)
  return `$${at + 1}::${orderColumns[at]?.[1]}`
}

const text = `
with placed as (
  insert into orders (customer_id, order_no, fulfilment_status, order_status, updated_at, ${orderColumns.map(([name]) => name).join(', ')})
  values (
    customer_of(${['shop_id', 'buyer_name', 'buyer_phone', 'buyer_email', 'placed_at'].map(typed).join(', ')}),
    (select order_prefix from shops where id = $1::bigint) || nextval(('order_no_of_shop_' || $1::bigint)::regclass),
    'unfulfilled', 'open', $${placedAt}::timestamptz, ${orderColumns.map(([, type], index) => `$${index + 1}::${type}`).join(', ')})
  returning id, order_no
), lines as (
  insert into order_lines (shop_id, order_id, ${lineNames}, position)
  select $1::bigint, placed.id, ${lineNames}, place - 1
  from placed, unnest(${lineColumns.map(([, type], index) => `$${actorAt + 1 + index}::${type}[]`).join(', ')})
    with ordinality as line (${lineNames}, place)
), told as (
  insert into order_events (shop_id, order_id, at, name, actor)
  select $1::bigint, placed.id, $${placedAt}::timestamptz, 'order.placed', $${actorAt}::text from placed
)
select id, order_no from placed`

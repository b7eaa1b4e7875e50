import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { OrderFilter } from '@kedai/domain/orders/list-filters.ts'
import type { ProfitList } from '@kedai/domain/sales/profit.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { holdingWords } from '../../../../platform/db/holding-words.ts'
import { profitRule } from './profit-rule.ts'
import { filterRules, firstOrderRule } from './order-filters.ts'

export type OrdersMatching = {
  shopId: number
  channels: readonly AreaName[]
  filter: OrderFilter | undefined
  term: string
  tag?: string
  /** With a line of this product. */
  productId?: number
  placedFrom?: Date | null
  /** The last second that counts. */
  placedUntil?: Date | null
  /** The first order of each buyer alone. */
  firstOnly?: boolean
  /** The code of a way to pay. */
  paymentMethod?: string
  /** Placed within this hour of a Malaysian day, 0 to 23. */
  hour?: number | undefined
  /** Those that a figure of the profit stands for. */
  profit?: ProfitList | undefined
  /** Only what is sent from another place than the shop's own. */
  fromNode?: boolean
}

export type OrdersWanted = OrdersMatching & { offset: number; limit: number }

export type OrderListRow = {
  order_no: string
  channel: string
  buyer_name: string
  total_sen: number
  payment_status: string
  fulfilment_status: string
  order_status: string
  placed_at: Date
  payment_method: string
  payment_kind: string
  first_title: string | null
  total_qty: number
  pickup: string | null
  /** Asked for in lists only. */
  sent_from?: string | null
}

/** A page of a shop's orders, the newest first. */
export const listOrders = (db: Db, wanted: OrdersWanted): Promise<OrderListRow[]> =>
  asRows(matchingOrders(db, wanted), wanted.shopId)
    .orderBy('orders.id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()

export const listOrdersOfCustomer = (
  db: Db,
  { shopId, customerId, atMost }: { shopId: number; customerId: number; atMost: number },
): Promise<OrderListRow[]> =>
  asRows(db.selectFrom('orders').where('orders.shop_id', '=', shopId).where('customer_id', '=', customerId), shopId)
    .orderBy('orders.id', 'desc')
    .limit(atMost)
    .execute()

const asRows = (orders: SelectQueryBuilder<DB, 'orders', object>, shopId: number) =>
  orders
    .leftJoinLateral(
      (lines) =>
        lines
          .selectFrom('order_lines')
          .select([
            sql<string | null>`(array_agg(title order by position))[1]`.as('first_title'),
            sql<number>`coalesce(sum(quantity), 0)::integer`.as('total_qty'),
          ])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('order_lines.shop_id', '=', shopId)
          .as('bought'),
      (join) => join.onTrue(),
    )
    .select([
      'order_no',
      'channel',
      'buyer_name',
      'total_sen',
      'payment_status',
      'fulfilment_status',
      'order_status',
      'placed_at',
      'payment_method',
      'payment_kind',
      'pickup',
      sentFrom.as('sent_from'),
      'bought.first_title',
      sql<number>`bought.total_qty`.as('total_qty'),
    ])

// Whose place it is sent from.
const sentFrom = sql<
  string | null
>`case when orders.node_id is not null then (select coalesce(p.name, n.name) from stock_nodes n
  left join resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
  left join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
  where n.shop_id = orders.shop_id and n.id = orders.node_id) end`

/** How many match and what was received for them, counted no further than `cap`; null counts them all, which reads them all. */
export function countOrders(
  db: Db,
  wanted: OrdersMatching,
  cap: number | null,
): Promise<{ found: number; received_sen: number }> {
  const found = matchingOrders(db, wanted).select(['orders.id', sql<number>`paid_sen - refunded_sen`.as('held_sen')])
  return db
    .selectFrom((cap === null ? found : found.limit(cap)).as('some'))
    .select([
      sql<number>`count(*)::integer`.as('found'),
      sql<number>`coalesce(sum(held_sen), 0)::bigint`.as('received_sen'),
    ])
    .executeTakeFirstOrThrow()
}

/** The newest of all that match, the oldest of them first. */
export async function listOrderIds(db: Db, wanted: OrdersWanted): Promise<number[]> {
  const rows = await matchingOrders(db, wanted)
    .select('orders.id')
    .orderBy('orders.id', 'desc')
    .limit(wanted.limit)
    .execute()
  return rows.map(({ id }) => id).reverse()
}

export async function findOrderIds(db: Db, shopId: number, orderNos: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_no', '=', sql<string>`any(${[...orderNos]}::text[])`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** All orders that match, in no order. */
export function matchingOrders(
  db: Db,
  {
    shopId,
    channels,
    filter,
    term,
    tag = '',
    productId,
    placedFrom,
    placedUntil,
    firstOnly,
    paymentMethod = '',
    hour,
    profit,
    fromNode,
  }: OrdersMatching,
): SelectQueryBuilder<DB, 'orders', object> {
  const inList = db
    .selectFrom('orders')
    .where('orders.shop_id', '=', shopId)
    .where('channel', '=', sql<string>`any(${[...channels]}::text[])`)
  const rules = [
    filter && filterRules[filter],
    placedFrom && sql<boolean>`placed_at >= ${placedFrom}`,
    placedUntil && sql<boolean>`placed_at < ${placedUntil}::timestamptz + interval '1 second'`,
    firstOnly && firstOrderRule(shopId),
    paymentMethod !== '' && sql<boolean>`payment_method = ${paymentMethod}`,
    hour !== undefined && sql<boolean>`extract(hour from placed_at at time zone 'Asia/Kuala_Lumpur') = ${hour}`,
    profit && profitRule(shopId, profit),
    fromNode && sql<boolean>`node_id is not null`,
    term !== '' && holdingWords('orders', term, parcelsOf(shopId, term)),
    tag !== '' && tagRule(shopId, tag),
    productId !== undefined &&
      sql<boolean>`exists (select from order_lines where order_lines.product_id = ${productId} and order_lines.order_id = orders.id)`,
  ].filter((rule) => typeof rule === 'object' && rule !== null)
  return rules.reduce((orders, rule) => orders.where(rule), inList)
}

// By the whole number on a parcel, however its letters and blanks are typed.
const parcelsOf = (shopId: number, term: string): RawBuilder<unknown> =>
  sql`select order_id from shipments where shop_id = ${shopId} and tracking_number <> '' and lower(replace(tracking_number, ' ', '')) = ${term.replace(/\s/g, '').toLowerCase()}`

// Orders of the shop that carry a word.
const tagRule = (shopId: number, tag: string): RawBuilder<boolean> =>
  sql<boolean>`orders.id in (select order_id from order_tags where order_tags.shop_id = ${shopId} and tag = ${tag})`

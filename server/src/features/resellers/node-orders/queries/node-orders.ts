import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type NodeOrderRow = {
  node_id: number
  reseller_id: number
  reseller_name: string
  hours: number
  due_at: Date | null
  accepted_at: Date | null
  moved_at: Date | null
  told_at: Date | null
  is_active: boolean
}

const columns = `n.node_id, n.reseller_id, p.name as reseller_name, n.hours, n.due_at, n.accepted_at, n.moved_at, n.told_at,
  r.status in ('active', 'warned') as is_active`
const tables = `node_orders n join resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
  join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id`

/** Who was asked to send an order; null: nobody ever was. */
export async function findNodeOrder(trx: Db, shopId: number, orderId: number): Promise<NodeOrderRow | null> {
  const text = `select ${columns} from ${tables} where n.shop_id = $1 and n.order_id = $2`
  return (await rawQuery<NodeOrderRow>(trx, 'node_orders_find', text, [shopId, orderId]))[0] ?? null
}

type New = { shopId: number; orderId: number; nodeId: number; resellerId: number; hours: number; now: Date }

/** Null: the order is not sent from there. Its time runs at once where it is paid already, or paid on delivery. */
export async function insertNodeOrder(trx: Db, of: New): Promise<{ due_at: Date | null } | null> {
  const text = `insert into node_orders (order_id, shop_id, node_id, reseller_id, hours, due_at)
    select o.id, $1, $3, $4, $5, case when o.payment_kind = 'cod' or o.payment_status in ('paid', 'overpaid')
      then $6::timestamptz + make_interval(hours => $5::integer) end
    from orders o where o.shop_id = $1 and o.id = $2 and o.node_id = $3
    on conflict (shop_id, order_id) do nothing returning due_at`
  const values = [of.shopId, of.orderId, of.nodeId, of.resellerId, of.hours, of.now]
  return (await rawQuery<{ due_at: Date | null }>(trx, 'node_orders_insert', text, values))[0] ?? null
}

/** The time runs once the order is paid. Whether it began just now. */
export async function startTime(trx: Db, shopId: number, orderId: number, now: Date): Promise<boolean> {
  const text = `update node_orders set due_at = $3::timestamptz + make_interval(hours => hours)
    where shop_id = $1 and order_id = $2 and due_at is null and moved_at is null returning order_id`
  return (await rawQuery(trx, 'node_orders_start', text, [shopId, orderId, now])).length > 0
}

/** From the acceptance on the time runs once more. Whether it was not accepted before. */
export async function saveAccepted(trx: Db, shopId: number, orderId: number, now: Date): Promise<boolean> {
  const text = `update node_orders set accepted_at = $3, due_at = $3::timestamptz + make_interval(hours => hours)
    where shop_id = $1 and order_id = $2 and accepted_at is null returning order_id`
  return (await rawQuery(trx, 'node_orders_accept', text, [shopId, orderId, now])).length > 0
}

export const saveDueNow = (trx: Db, shopId: number, orderId: number, now: Date): Promise<unknown> =>
  rawQuery(trx, 'node_orders_decline', 'update node_orders set due_at = $3 where shop_id = $1 and order_id = $2', [
    shopId,
    orderId,
    now,
  ])

export const saveMoved = (trx: Db, shopId: number, orderId: number, now: Date): Promise<unknown> =>
  rawQuery(trx, 'node_orders_moved', 'update node_orders set moved_at = $3 where shop_id = $1 and order_id = $2', [
    shopId,
    orderId,
    now,
  ])

export const saveTold = (trx: Db, shopId: number, orderId: number, now: Date): Promise<unknown> =>
  rawQuery(trx, 'node_orders_told', 'update node_orders set told_at = $3 where shop_id = $1 and order_id = $2', [
    shopId,
    orderId,
    now,
  ])

/** Orders of any shop that the shop itself is to send now. */
export const findDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; order_id: number }[]> =>
  rawQuery(db, 'node_orders_due', 'select shop_id, order_id from node_orders_due($1::timestamptz, $2::integer)', [
    now,
    atMost,
  ])

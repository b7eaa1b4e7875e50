import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ResellerOrder = {
  shopId: number
  orderId: number
  resellerId: number
  relation: 'bought' | 'referred'
  rankId: number | null
  senderName: string | null
  senderPhone: string | null
  why?: 'link' | 'phone' | 'self'
}

export async function insertResellerOrder(trx: Db, order: ResellerOrder): Promise<void> {
  await rawQuery(
    trx,
    'resellers_save_order',
    `insert into reseller_orders (order_id, shop_id, reseller_id, relation, rank_id, sender_name, sender_phone, why)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (shop_id, order_id) do nothing`,
    [
      order.orderId,
      order.shopId,
      order.resellerId,
      order.relation,
      order.rankId,
      order.senderName,
      order.senderPhone,
      order.why ?? 'link',
    ],
  )
}

/** The first order of a reseller that is paid opens the programme to him: his id then, else null. */
export async function activateBuyer(trx: Db, shopId: number, orderId: number, now: Date): Promise<number | null> {
  const text = `
    update resellers r set status = 'active', activated_at = $3, active_from = $3, changed_at = $3, reason = ''
    from reseller_orders o where o.order_id = $2 and o.shop_id = $1 and o.relation = 'bought'
      and r.shop_id = o.shop_id and r.id = o.reseller_id and r.status = 'awaiting_first_order' returning r.id`
  return (await rawQuery<{ id: number }>(trx, 'resellers_activate', text, [shopId, orderId, now]))[0]?.id ?? null
}

export type OrderPlaceRow = {
  name: string
  due_at: Date | null
  accepted_at: Date | null
  told_at: Date | null
  may_move: boolean
}

/** Who sends an order in place of the shop; null: the shop. */
export async function findOrderPlace(
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<OrderPlaceRow | null> {
  const text = `select p.name, n.due_at, n.accepted_at, n.told_at,
      o.order_status = 'open' and o.fulfilment_status in ('unfulfilled', 'packed') as may_move
    from node_orders n join orders o on o.id = n.order_id and o.node_id = n.node_id
    join resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id where n.shop_id = $1 and n.order_id = $2`
  return (await rawQuery<OrderPlaceRow>(trx, 'resellers_place_of_order', text, [shopId, orderId]))[0] ?? null
}

export type OrderResellerRow = {
  reseller_id: number
  name: string
  relation: 'bought' | 'referred'
  sender_name: string | null
  sender_phone: string | null
}

export async function findOrderReseller(
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<OrderResellerRow | null> {
  const text = `select o.reseller_id, p.name, o.relation, o.sender_name, o.sender_phone from reseller_orders o
    join resellers r on r.shop_id = o.shop_id and r.id = o.reseller_id
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id where o.shop_id = $1 and o.order_id = $2`
  return (await rawQuery<OrderResellerRow>(trx, 'resellers_of_order', text, [shopId, orderId]))[0] ?? null
}

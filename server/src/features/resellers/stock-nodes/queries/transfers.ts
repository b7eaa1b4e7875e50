import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { Piece } from './nodes.ts'

export type NewTransfer = {
  shopId: number
  number: string
  from: number | null
  to: number | null
  reason: 'transfer' | 'order' | 'returned'
  orderId: number | null
  note: string
  userId: number | null
  pieces: readonly Piece[]
  now: Date
}

export async function insertTransfer(trx: Db, transfer: NewTransfer): Promise<number> {
  const text = `insert into stock_transfers (shop_id, number, from_node, to_node, reason, order_id, note, user_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`
  const [made] = await rawQuery<{ id: number }>(trx, 'transfers_insert', text, [
    transfer.shopId,
    transfer.number,
    transfer.from,
    transfer.to,
    transfer.reason,
    transfer.orderId,
    transfer.note,
    transfer.userId,
    transfer.now,
  ])
  if (!made) throw new TypeError('a transfer that was just written is not there')
  await rawQuery(
    trx,
    'transfers_insert_lines',
    `insert into stock_transfer_lines (shop_id, transfer_id, variation_id, quantity)
     select $1, $2, w.* from unnest($3::bigint[], $4::integer[]) w`,
    [
      transfer.shopId,
      made.id,
      transfer.pieces.map(({ variation_id }) => variation_id),
      transfer.pieces.map(({ quantity }) => quantity),
    ],
  )
  return made.id
}

export type TransferRow = {
  id: number
  number: string
  from_node: number | null
  to_node: number | null
  reason: 'transfer' | 'order' | 'returned'
  order_no: string | null
  note: string
  at: Date
  lines: { variation_id: number; product_id: number; title: string; option_values: string[]; quantity: number }[]
}

/** A shop's transfers, the newest first; of one alone by its id. */
export const listTransfers = (
  trx: Db,
  { shopId, id = null, limit, offset }: { shopId: number; id?: number | null; limit: number; offset: number },
): Promise<TransferRow[]> =>
  rawQuery<TransferRow>(
    trx,
    'transfers_list',
    `select t.id, t.number, t.from_node, t.to_node, t.reason, o.order_no, t.note, t.at,
       (select coalesce(json_agg(json_build_object('variation_id', v.id, 'product_id', p.id, 'title', p.title, 'option_values', v.option_values,
         'quantity', l.quantity) order by v.id), '[]') from stock_transfer_lines l join variations v on v.id = l.variation_id
         join products p on p.id = v.product_id where l.shop_id = t.shop_id and l.transfer_id = t.id) as lines
     from stock_transfers t left join orders o on o.id = t.order_id
     where t.shop_id = $1 and ($2::bigint is null or t.id = $2) order by t.id desc limit $3 offset $4`,
    [shopId, id, limit, offset],
  )

/** The lines of goods of a paid order that a reseller with stock of his own placed; null for any other. */
export async function findBulkOrder(
  trx: Db,
  shopId: number,
  orderId: number,
): Promise<{ reseller_id: number; area: string; pieces: Piece[] } | null> {
  const text = `select ro.reseller_id, r.area, coalesce((select json_agg(json_build_object('variation_id', l.variation_id, 'quantity', l.quantity))
      from (select variation_id, sum(quantity)::integer as quantity from order_lines where shop_id = $1 and order_id = $2
        group by variation_id order by variation_id) l), '[]') as pieces
    from reseller_orders ro join resellers r on r.shop_id = ro.shop_id and r.id = ro.reseller_id
    join orders o on o.shop_id = ro.shop_id and o.id = ro.order_id
    where ro.shop_id = $1 and ro.order_id = $2 and ro.relation = 'bought' and is_sold(o.payment_status)`
  return (
    (
      await rawQuery<{ reseller_id: number; area: string; pieces: Piece[] }>(trx, 'transfers_bulk', text, [
        shopId,
        orderId,
      ])
    )[0] ?? null
  )
}

/** What an order holds that has left the place that sends it, and of which there is no document yet; null: nothing. */
export async function findSentFromPlace(
  trx: Db,
  shopId: number,
  orderId: number,
): Promise<{ node_id: number; pieces: Piece[] } | null> {
  const text = `select o.node_id, (select coalesce(json_agg(json_build_object('variation_id', c.subject, 'quantity', c.amount)), '[]')
      from (select subject, sum(amount)::integer as amount from claims where shop_id = $1 and holder = 'order' and holder_id = $2
        and kind = 'stock' and state <> 'released' group by subject order by subject) c) as pieces
    from orders o where o.shop_id = $1 and o.id = $2 and o.node_id is not null and o.fulfilment_status in ('shipped', 'delivered')
      and not exists (select from stock_transfers t where t.shop_id = $1 and t.order_id = $2 and t.reason = 'order')`
  const values = [shopId, orderId]
  return (await rawQuery<{ node_id: number; pieces: Piece[] }>(trx, 'transfers_sent', text, values))[0] ?? null
}

/** Between which places a bulk order moved its pieces; null: it moved none. */
export async function findOrderTransfer(
  trx: Db,
  shopId: number,
  orderId: number,
): Promise<{ to_node: number; from_node: number; variation_ids: number[] } | null> {
  const text = `select max(t.to_node) as to_node, max(t.from_node) as from_node, array_agg(distinct l.variation_id order by l.variation_id) as variation_ids
    from stock_transfers t join stock_transfer_lines l on l.shop_id = t.shop_id and l.transfer_id = t.id
    where t.shop_id = $1 and t.order_id = $2 and t.reason = 'order' and t.to_node is not null having count(*) > 0`
  const values = [shopId, orderId]
  return (
    (
      await rawQuery<{ to_node: number; from_node: number; variation_ids: number[] }>(
        trx,
        'transfers_of_order',
        text,
        values,
      )
    )[0] ?? null
  )
}

// Of a bulk order by unit: what its documents moved to its buyer's place, less what came back, and what it holds by now. Where the
// shop counts a unit, what the order still holds of it tells; elsewhere its lines and refunds do.
const heldAndMoved = `
  with ordered as (
    select l.variation_id, sum(l.quantity) as quantity, sum(l.written_off) as lost,
      coalesce(sum((select sum(r.restocked) from refund_lines r where r.shop_id = l.shop_id and r.order_line_id = l.id)), 0) as restocked
    from order_lines l where l.shop_id = $1 and l.order_id = $2 group by l.variation_id
  ), moved as (
    select l.variation_id, sum(case t.reason when 'order' then l.quantity when 'returned' then -l.quantity else 0 end) as quantity
    from stock_transfers t join stock_transfer_lines l on l.shop_id = t.shop_id and l.transfer_id = t.id
    where t.shop_id = $1 and t.order_id = $2 group by l.variation_id
  ), pieces as (
    select v.id as variation_id, coalesce(m.quantity, 0) as moved, case
      when v.stock is not null then (select coalesce(sum(c.amount), 0) from claims c where c.shop_id = $1 and c.holder = 'order'
        and c.holder_id = $2 and c.kind = 'stock' and c.subject = v.id and c.state <> 'released') + coalesce(n.lost, 0)
      when o.fulfilment_status = 'cancelled' then coalesce(n.lost, 0)
      else coalesce(n.quantity - n.restocked, 0) end as held
    from ordered n full join moved m using (variation_id) join variations v on v.shop_id = $1 and v.id = variation_id
    join orders o on o.shop_id = $1 and o.id = $2
  )`

/** The pieces of a bulk order that the shop has again, and no document says yet that they left its buyer's place; `there`: how many of the unit lie in that place. */
export const listReturned = (
  trx: Db,
  { shopId, orderId, nodeId }: { shopId: number; orderId: number; nodeId: number },
): Promise<(Piece & { there: number })[]> =>
  rawQuery<Piece & { there: number }>(
    trx,
    'transfers_returned',
    `${heldAndMoved} select p.variation_id, (p.moved - p.held)::integer as quantity, least(s.quantity, p.moved - p.held)::integer as there
     from pieces p join node_stock s on s.shop_id = $1 and s.node_id = $3 and s.variation_id = p.variation_id
     where p.moved > p.held order by p.variation_id`,
    [shopId, orderId, nodeId],
  )

/** The pieces of a paid bulk order that no document brought to its buyer's place yet, as after an edit. */
export const listAdded = (trx: Db, shopId: number, orderId: number): Promise<Piece[]> =>
  rawQuery<Piece>(
    trx,
    'transfers_added',
    `${heldAndMoved} select variation_id, (held - moved)::integer as quantity from pieces where held > moved order by variation_id`,
    [shopId, orderId],
  )

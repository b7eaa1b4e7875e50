import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ToSendRow = {
  order_no: string
  placed_at: Date
  due_at: Date | null
  accepted_at: Date | null
  fulfilment_status: string
  buyer_name: string
  buyer_phone: string
  address: string | null
  city: string | null
  postcode: string | null
  state: string | null
  notes: string
  lines: { title: string; options: string; quantity: number }[]
}

type Wanted = { shopId: number; resellerId: number; limit: number; offset: number; orderNo?: string }

/** What a reseller has to send, the most urgent first, and then what he has sent. No price of it is read. */
export const listToSend = (trx: Db, { shopId, resellerId, limit, offset, orderNo }: Wanted): Promise<ToSendRow[]> =>
  rawQuery<ToSendRow>(
    trx,
    'node_orders_to_send',
    `select o.order_no, o.placed_at, n.due_at, n.accepted_at, o.fulfilment_status, o.buyer_name, o.buyer_phone, o.address, o.city,
       o.postcode, o.state, o.notes,
       (select coalesce(json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', l.quantity) order by l.position), '[]')
         from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) as lines
     from node_orders n join orders o on o.id = n.order_id and o.node_id = n.node_id and o.order_status in ('open', 'completed')
     where n.shop_id = $1 and n.reseller_id = $2 and n.due_at is not null and ($5::text is null or o.order_no = $5)
     order by (o.fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped')) desc,
       case when o.fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped') then n.due_at end, o.id desc limit $3 offset $4`,
    [shopId, resellerId, limit, offset, orderNo ?? null],
  )

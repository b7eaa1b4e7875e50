import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

/** What a buyer may follow of an order: its parcels from their booking on, each with its story. */
export const readTrackedParcels = (trx: Db, { shopId, token }: { shopId: number; token: string }) =>
  trx
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.id', 's.courier', 's.tracking_number', 's.tracking_url', 's.status'])
    .select(
      sql<
        { title: string; options: string; quantity: number }[]
      >`coalesce((select json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', i.quantity) order by l.position)
        from shipment_lines i join order_lines l on l.id = i.order_line_id where i.shop_id = s.shop_id and i.shipment_id = s.id), '[]')`.as(
        'lines',
      ),
    )
    .select(
      sql<
        { at: string; status: string }[]
      >`coalesce((select json_agg(json_build_object('at', e.at, 'status', e.status) order by e.at desc, e.id desc)
        from (select * from shipment_events e where e.shop_id = s.shop_id and e.shipment_id = s.id and e.status <> 'draft' order by e.at desc limit 60) e), '[]')`.as(
        'steps',
      ),
    )
    .where('s.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('o.token', '=', token)
    .where('s.status', 'not in', ['draft', 'cancelled'])
    .orderBy('s.id', 'desc')
    .limit(50)
    .execute()

import { sql } from 'kysely'
import type { Packed } from '@kedai/domain/shipments/parcels.ts'
import { isOpenShipment, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; orderId: number }

const maxRows = 500

/** The parcels of an order, the newest first, with the units of lines that lie in each. Cancelled ones among them. */
export const readShipments = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('shipments as s')
    .select(['s.id', 's.courier', 's.service', 's.tracking_number', 's.tracking_url', 's.status', 's.shipped_at'])
    .select(
      sql<
        Packed[]
      >`coalesce((select json_agg(json_build_object('lineId', l.order_line_id, 'quantity', l.quantity) order by l.order_line_id)
        from shipment_lines l where l.shop_id = s.shop_id and l.shipment_id = s.id), '[]')`.as('lines'),
    )
    .where('s.shop_id', '=', shopId)
    .where('s.order_id', '=', orderId)
    .orderBy('s.id', 'desc')
    .limit(maxRows)
    .execute()

/** Of a line: units refunded; of them, those that had not been sent; and those that had been and are for sale again. */
export type RefundedUnits = { lineId: number; quantity: number; unsent: number; restockedSent: number }

export const readRefundedUnits = (trx: Db, { shopId, orderId }: Of): Promise<RefundedUnits[]> =>
  trx
    .selectFrom('refund_lines as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .select([
      'l.id as lineId',
      sql<number>`sum(r.quantity)::integer`.as('quantity'),
      sql<number>`sum(r.unsent)::integer`.as('unsent'),
      sql<number>`sum(greatest(0, r.restocked - r.unsent))::integer`.as('restockedSent'),
    ])
    .where('r.shop_id', '=', shopId)
    .where('l.shop_id', '=', shopId)
    .where('l.order_id', '=', orderId)
    .groupBy('l.id')
    .execute()

/** What was bought, with its type: not all of it goes by parcel. */
export const listLinesByType = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('order_lines')
    .select(['id', 'position', 'variation_id', 'item_type', 'title', 'options', 'quantity'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .limit(maxRows)
    .execute()

/** Whether a parcel of it is being made ready: its lines must not change under it. */
export async function hasOpenShipment(trx: Db, { shopId, orderId }: Of): Promise<boolean> {
  const found = await trx
    .selectFrom('shipments')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', 'in', shipmentStatuses.filter(isOpenShipment))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

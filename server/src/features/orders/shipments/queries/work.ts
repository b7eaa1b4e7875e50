import { sql } from 'kysely'
import type { ShipmentQueues } from '@kedai/contracts/shipment-work.ts'
import { statusesOfQueue, type ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'

const most = 1000

/** How many parcels and orders wait at each step, counted no further than a thousand. */
export async function countShipmentQueues(trx: Db, shopId: number): Promise<ShipmentQueues> {
  const parcels = (statuses: readonly ShipmentStatus[]) =>
    sql<number>`(select count(*)::integer from (select from shipments where shop_id = ${shopId} and status in (${sql.join(statuses)}) limit ${most}) waiting)`
  return trx
    .selectNoFrom([
      // As the queue of orders counts them, less those of which all stands in parcels already.
      sql<number>`(select count(*)::integer from (select from orders o where o.shop_id = ${shopId} and o.ships
        and o.order_status = 'open' and o.fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped')
        and (o.payment_status in ('paid', 'overpaid', 'partially_refunded') or o.payment_kind = 'cod' and o.payment_status in ('unpaid', 'partially_paid'))
        and not exists (select from shipments s where s.order_id = o.id and s.status in ('draft', 'booked', 'awaiting_pickup'))
        limit ${most}) waiting)`.as('to_pack'),
      parcels(statusesOfQueue.to_hand_over).as('to_hand_over'),
      parcels(statusesOfQueue.on_the_way).as('on_the_way'),
      parcels(statusesOfQueue.problems).as('problems'),
    ])
    .executeTakeFirstOrThrow()
}

/** What lies, or is to lie, in the parcels that are being made ready, by what is taken from the shelf. */
export async function readPickList(trx: Db, shopId: number) {
  const open = trx
    .selectFrom('shipments')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('status', 'in', [...statusesOfQueue.to_hand_over])
    .orderBy('id')
    .limit(most)
  const lines = await trx
    .selectFrom('shipment_lines as i')
    .innerJoin('order_lines as l', 'l.id', 'i.order_line_id')
    .select(['l.title', 'l.options', 'l.sku'])
    .select([
      sql<number>`sum(i.quantity)::integer`.as('quantity'),
      sql<number>`count(distinct i.shipment_id)::integer`.as('parcels'),
    ])
    .where('i.shop_id', '=', shopId)
    .where('i.shipment_id', 'in', open)
    .groupBy(['l.variation_id', 'l.title', 'l.options', 'l.sku'])
    .orderBy('l.title')
    .orderBy('l.options')
    .limit(most)
    .execute()
  return { parcels: (await open.execute()).length, lines }
}

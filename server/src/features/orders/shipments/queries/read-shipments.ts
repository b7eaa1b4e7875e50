import { sql } from 'kysely'
import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { labellers } from '@kedai/domain/shipments/courier-providers.ts'
import { findPrintOf, senderColumns } from './labels.ts'

export type ShipmentsWanted = {
  shopId: number
  statuses: readonly ShipmentStatus[]
  courier: string
  term: string
  limit: number
  offset: number
}

/** A page of a shop's parcels, the newest first; `term` is an order's number, a tracking number or the beginning of a buyer's name. */
export const listShipments = (trx: Db, { shopId, statuses, courier, term, limit, offset }: ShipmentsWanted) =>
  trx
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select([
      's.id',
      'o.order_no',
      'o.buyer_name',
      's.courier',
      's.service',
      's.tracking_number',
      's.tracking_url',
      's.status',
      's.cost_sen',
      's.created_at',
    ])
    .where('s.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .$if(statuses.length > 0, (rows) => rows.where('s.status', 'in', [...statuses]))
    .$if(courier !== '', (rows) => rows.where('s.courier', '=', courier))
    .$if(term !== '', (rows) => {
      const folded = term.toLowerCase()
      return rows.where(
        sql<boolean>`(lower(o.order_no) = ${folded} or lower(replace(s.tracking_number, ' ', '')) = ${folded.replace(/\s/g, '')}
          or starts_with(lower(o.buyer_name), ${folded}))`,
      )
    })
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** One parcel with its order's address, the shop that sends it, what lies in it and its story. */
export async function readShipment(trx: Db, { shopId, id }: { shopId: number; id: number }) {
  const shipment = await trx
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('shops as shop', 'shop.id', 's.shop_id')
    .selectAll('s')
    .select([
      'o.order_no',
      'o.buyer_name',
      'o.buyer_phone',
      'o.buyer_email',
      'o.address',
      'o.postcode',
      'o.city',
      'o.state',
      'o.country',
      'shop.name as shop_name',
      'shop.phone_number as shop_phone',
      'shop.address as shop_address',
      'shop.postcode as shop_postcode',
      'shop.city as shop_city',
      ...senderColumns,
    ])
    .where('s.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!shipment) return null
  const [lines, events, print, booking] = await Promise.all([
    trx
      .selectFrom('shipment_lines as i')
      .innerJoin('order_lines as l', 'l.id', 'i.order_line_id')
      .select(['l.id', 'l.title', 'l.options', 'l.sku', 'i.quantity'])
      .where('i.shop_id', '=', shopId)
      .where('l.shop_id', '=', shopId)
      .where('i.shipment_id', '=', id)
      .orderBy('l.position')
      .execute(),
    trx
      .selectFrom('shipment_events')
      .select(['at', 'status', 'code'])
      .where('shop_id', '=', shopId)
      .where('shipment_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute(),
    findPrintOf(trx, { shopId, id }),
    findNewestBooking(trx, { shopId, id }),
  ])
  return { shipment, lines, events, print: print?.print_id ?? null, booking: booking ?? null }
}

export type ShipmentStory = NonNullable<Awaited<ReturnType<typeof readShipment>>>

// How far its booking with a courier got, the newest try; a courier gives its own label once it is booked.
const findNewestBooking = (trx: Db, { shopId, id }: { shopId: number; id: number }) =>
  trx
    .selectFrom('courier_bookings')
    .select(['provider', 'state', 'failure'])
    .select(
      sql<boolean>`state = 'booked' and (label_pdf is not null or label_url is not null or provider in (${sql.join([...labellers])}))`.as(
        'has_label',
      ),
    )
    .where('shop_id', '=', shopId)
    .where('shipment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { methodsOfShop, type MethodRow } from '../../shipping/actions/shipping-methods.ts'

/** What a courier has to know of a parcel: who sends it, who gets it and what lies in it. */
export const readParcelFacts = (trx: Db, { shopId, id }: { shopId: number; id: number }) =>
  trx
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('shops as shop', 'shop.id', 's.shop_id')
    .select(['s.id', 's.status', 's.weight_g', 's.courier', 's.service'])
    .select(partyColumns)
    .select([
      sql<number>`(select coalesce(sum(l.weight_g * i.quantity), 0)::integer from shipment_lines i join order_lines l on l.id = i.order_line_id
        where i.shop_id = s.shop_id and i.shipment_id = s.id)`.as('goods_g'),
      sql<number>`(select coalesce(sum(l.total_sen * i.quantity / greatest(l.quantity, 1)), 0)::bigint from shipment_lines i
        join order_lines l on l.id = i.order_line_id where i.shop_id = s.shop_id and i.shipment_id = s.id)`.as(
        'value_sen',
      ),
      sql<number>`(select coalesce(sum(i.quantity), 0)::integer from shipment_lines i where i.shop_id = s.shop_id and i.shipment_id = s.id)`.as(
        'pieces',
      ),
      sql<string>`(select coalesce(string_agg(i.quantity || ' x ' || l.title, ', ' order by l.position), '') from shipment_lines i
        join order_lines l on l.id = i.order_line_id where i.shop_id = s.shop_id and i.shipment_id = s.id)`.as(
        'contents',
      ),
      sql<boolean>`not exists (select from shipments e where e.order_id = s.order_id and e.id < s.id and e.status <> 'cancelled')`.as(
        'is_first',
      ),
    ])
    .where('s.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('s.id', '=', id)
    .executeTakeFirst()

/** The same of an order whose goods are all to be sent at once. */
export const readOrderFacts = (trx: Db, { shopId, orderId }: { shopId: number; orderId: number }) =>
  trx
    .selectFrom('orders as o')
    .innerJoin('shops as shop', 'shop.id', 'o.shop_id')
    .select(partyColumns)
    .select([
      sql<number>`(select coalesce(sum(l.weight_g * l.quantity), 0)::integer from order_lines l
        where l.shop_id = o.shop_id and l.order_id = o.id)`.as('goods_g'),
      sql<number>`(select coalesce(sum(l.quantity), 0)::integer from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id)`.as(
        'pieces',
      ),
      sql<number>`(select coalesce(sum(l.total_sen), 0)::bigint from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id)`.as(
        'value_sen',
      ),
    ])
    .where('o.shop_id', '=', shopId)
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()

const partyColumns = [
  'o.id as order_id',
  'o.order_no',
  'o.buyer_name',
  'o.buyer_phone',
  'o.buyer_email',
  'o.address',
  'o.postcode',
  'o.city',
  'o.state',
  'o.country',
  'o.payment_kind',
  'o.total_sen',
  'o.paid_sen',
  'o.refunded_sen',
  'o.rounding_sen',
  'o.shipping_courier',
  'shop.name as shop_name',
  'shop.phone_number as shop_phone',
  'shop.email as shop_email',
  'shop.address as shop_address',
  'shop.postcode as shop_postcode',
  'shop.city as shop_city',
  'shop.state as shop_state',
  sql<
    string | null
  >`(select r.sender_name from reseller_orders r where r.shop_id = o.shop_id and r.order_id = o.id)`.as('sender_name'),
  sql<
    string | null
  >`(select r.sender_phone from reseller_orders r where r.shop_id = o.shop_id and r.order_id = o.id)`.as(
    'sender_phone',
  ),
] as const

export type ParcelFacts = NonNullable<Awaited<ReturnType<typeof readParcelFacts>>>
export type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>

/** How the shop itself prices a parcel. */
export async function readOwnMethods(trx: Db, shopId: number): Promise<MethodRow[]> {
  const [row] = await rawQuery<{ methods: MethodRow[] }>(
    trx,
    'couriers_own_methods',
    `select ${methodsOfShop('$1::bigint')} as methods`,
    [shopId],
  )
  return row?.methods ?? []
}

import { sql } from 'kysely'
import type { LabelSize } from '@kedai/domain/documents/parcel-labels.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'

type PrintRef = { shopId: number; id: number }

/** What stands on the labels of these parcels, in no order; parcels of other shops are left out. */
export const readLabels = (trx: Db, shopId: number, ids: readonly number[]) =>
  trx
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('shops as shop', 'shop.id', 's.shop_id')
    .select([
      's.id',
      's.courier',
      's.service',
      's.tracking_number',
      's.weight_g',
      's.status',
      'o.order_no',
      'o.buyer_name',
      'o.buyer_phone',
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
      'shop.name as shop_name',
      'shop.phone_number as shop_phone',
      'shop.address as shop_address',
      'shop.postcode as shop_postcode',
      'shop.city as shop_city',
      ...senderColumns,
    ])
    .select(
      sql<boolean>`not exists (select from shipments e where e.order_id = s.order_id and e.id < s.id and e.status <> 'cancelled')`.as(
        'is_first',
      ),
    )
    .select(
      sql<
        { title: string; options: string; quantity: number }[]
      >`coalesce((select json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', i.quantity) order by l.position)
        from shipment_lines i join order_lines l on l.id = i.order_line_id where i.shop_id = s.shop_id and i.shipment_id = s.id), '[]')`.as(
        'lines',
      ),
    )
    .where('s.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('s.id', 'in', [...ids])
    .execute()

export type LabelRow = Awaited<ReturnType<typeof readLabels>>[number]

/** In whose name an order is sent, where that is not the shop's: only some areas of sale ask for it. */
export const senderColumns = [
  sql<
    string | null
  >`(select r.sender_name from reseller_orders r where r.shop_id = o.shop_id and r.order_id = o.id)`.as('sender_name'),
  sql<
    string | null
  >`(select r.sender_phone from reseller_orders r where r.shop_id = o.shop_id and r.order_id = o.id)`.as(
    'sender_phone',
  ),
] as const

export async function insertPrint(
  trx: Db,
  print: { shopId: number; userId: number; now: Date; size: LabelSize; lang: Lang },
  shipmentIds: readonly number[],
): Promise<number> {
  const { shopId, userId, now, size, lang } = print
  const { id } = await trx
    .insertInto('label_prints')
    .values({ shop_id: shopId, user_id: userId, at: now, size, lang })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('label_print_parcels')
    .values(
      shipmentIds.map((shipmentId, position) => ({ shop_id: shopId, print_id: id, shipment_id: shipmentId, position })),
    )
    .execute()
  return id
}

/** A sheet as it was printed: its parcels in their order. */
export async function findPrint(trx: Db, { shopId, id }: PrintRef) {
  const print = await trx
    .selectFrom('label_prints')
    .select(['id', 'size', 'lang'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!print) return null
  const parcels = await trx
    .selectFrom('label_print_parcels')
    .select('shipment_id')
    .where('shop_id', '=', shopId)
    .where('print_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...print, shipmentIds: parcels.map(({ shipment_id }) => shipment_id) }
}

/** A page of what was printed, the newest first. */
export const listPrints = (trx: Db, { shopId, limit, offset }: { shopId: number; limit: number; offset: number }) =>
  trx
    .selectFrom('label_prints as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.at', 'p.size', 'u.name as by'])
    .select(
      sql<number>`(select count(*)::integer from label_print_parcels i where i.shop_id = p.shop_id and i.print_id = p.id)`.as(
        'count',
      ),
    )
    .where('p.shop_id', '=', shopId)
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** The newest sheet that holds a parcel's label. */
export const findPrintOf = (trx: Db, { shopId, id }: PrintRef): Promise<{ print_id: number } | undefined> =>
  trx
    .selectFrom('label_print_parcels')
    .select('print_id')
    .where('shop_id', '=', shopId)
    .where('shipment_id', '=', id)
    .orderBy('print_id', 'desc')
    .limit(1)
    .executeTakeFirst()

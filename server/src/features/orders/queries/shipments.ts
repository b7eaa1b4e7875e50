import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export async function insertShipment(trx: Db, shipment: Insertable<DB['shipments']>): Promise<void> {
  await trx.insertInto('shipments').values(shipment).execute()
}

export const findNewestShipment = (trx: Db, { shopId, orderId }: { shopId: number; orderId: number }) =>
  trx
    .selectFrom('shipments')
    .select(['id', 'courier', 'tracking_number'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function changeShipment(
  trx: Db,
  { shopId, id }: { shopId: number; id: number },
  to: { courier: string; tracking_number: string },
): Promise<void> {
  await trx.updateTable('shipments').set(to).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

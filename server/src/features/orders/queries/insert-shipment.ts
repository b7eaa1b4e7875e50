import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export async function insertShipment(trx: Db, shipment: Insertable<DB['shipments']>): Promise<void> {
  await trx.insertInto('shipments').values(shipment).execute()
}

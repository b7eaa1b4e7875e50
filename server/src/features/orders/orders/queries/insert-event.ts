import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export async function insertEvent(trx: Db, event: Insertable<DB['order_events']>): Promise<void> {
  await trx.insertInto('order_events').values(event).execute()
}

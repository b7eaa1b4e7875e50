import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export type StatementDeliveryRow = Selectable<DB['statement_deliveries']>
type Of = { shopId: number; customerId: number }

export const insertDelivery = (
  trx: Db,
  delivery: Insertable<DB['statement_deliveries']>,
): Promise<StatementDeliveryRow> =>
  trx.insertInto('statement_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()

export const listDeliveries = (trx: Db, { shopId, customerId }: Of): Promise<StatementDeliveryRow[]> =>
  trx
    .selectFrom('statement_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()

/** The newest hand-over to this recipient since a moment that did not fail. */
export const findRecent = (
  trx: Db,
  { shopId, customerId, recipient, since }: Of & { recipient: string; since: Date },
): Promise<StatementDeliveryRow | undefined> =>
  trx
    .selectFrom('statement_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .where('status', '<>', 'failed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Locked, so that of two workers one hands it over. */
export const lockDelivery = (trx: Db, shopId: number, deliveryId: number): Promise<StatementDeliveryRow | undefined> =>
  trx
    .selectFrom('statement_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst()

export async function saveDelivery(
  trx: Db,
  shopId: number,
  deliveryId: number,
  change: Updateable<DB['statement_deliveries']>,
): Promise<void> {
  await trx
    .updateTable('statement_deliveries')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .execute()
}

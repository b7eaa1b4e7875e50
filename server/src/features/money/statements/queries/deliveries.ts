import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { keepDelivery } from '../../../growth/messages/actions/keep-delivery.ts'

export type StatementDeliveryRow = Selectable<DB['statement_deliveries']>
type Of = { shopId: number; customerId: number }

/** Every change of a hand-over stands in the ledger of messages too. */
export async function insertDelivery(
  trx: Db,
  delivery: Insertable<DB['statement_deliveries']>,
): Promise<StatementDeliveryRow> {
  const row = await trx.insertInto('statement_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()
  await inLedger(trx, row)
  return row
}

const inLedger = (trx: Db, row: StatementDeliveryRow): Promise<void> =>
  keepDelivery(trx, row, {
    of: 'statement',
    reason: 'statement',
    template: 'statement',
    channel: 'email',
    about: { customer_id: row.customer_id },
  })

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
  const row = await trx
    .updateTable('statement_deliveries')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .returningAll()
    .executeTakeFirst()
  if (row) await inLedger(trx, row)
}

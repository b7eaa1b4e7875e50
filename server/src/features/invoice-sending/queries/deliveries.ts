import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type DeliveryRow = Selectable<DB['invoice_deliveries']>

export const insertDelivery = (trx: Db, delivery: Insertable<DB['invoice_deliveries']>): Promise<DeliveryRow> =>
  trx.insertInto('invoice_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()

/** The newest hand-over to this recipient since a moment that did not fail. */
export const findRecent = (trx: Db, of: { shopId: number; invoiceId: number; channel: string; recipient: string; since: Date }): Promise<DeliveryRow | undefined> =>
  trx.selectFrom('invoice_deliveries').selectAll()
    .where('shop_id', '=', of.shopId).where('invoice_id', '=', of.invoiceId).where('channel', '=', of.channel).where('recipient', '=', of.recipient)
    .where('created_at', '>', of.since).where('status', '<>', 'failed').orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Locked, so that of two workers one hands it over. */
export const lockDelivery = (trx: Db, shopId: number, deliveryId: number): Promise<DeliveryRow | undefined> =>
  trx.selectFrom('invoice_deliveries').selectAll().where('shop_id', '=', shopId).where('id', '=', deliveryId).forUpdate().executeTakeFirst()

export async function saveDelivery(trx: Db, shopId: number, deliveryId: number, change: Updateable<DB['invoice_deliveries']>): Promise<void> {
  await trx.updateTable('invoice_deliveries').set(change).where('shop_id', '=', shopId).where('id', '=', deliveryId).execute()
}

export async function markOpened(trx: Db, shopId: number, deliveryId: number, now: Date): Promise<void> {
  await trx.updateTable('invoice_deliveries').set({ status: 'opened', opened_at: now })
    .where('shop_id', '=', shopId).where('id', '=', deliveryId).where('status', '=', 'sent').execute()
}

export async function findByOpenToken(db: Db, token: string): Promise<{ shopId: number; deliveryId: number } | null> {
  const [row] = await rawQuery<{ shop_id: number; delivery_id: number }>(db, 'deliveries_by_token', 'select shop_id, delivery_id from delivery_by_open_token($1)', [token])
  return row ? { shopId: row.shop_id, deliveryId: row.delivery_id } : null
}

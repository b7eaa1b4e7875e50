import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import type { QuoteOf } from './quotes.ts'

export type QuoteDeliveryRow = Selectable<DB['quote_deliveries']>

export const insertQuoteDelivery = (trx: Db, delivery: Insertable<DB['quote_deliveries']>): Promise<QuoteDeliveryRow> =>
  trx.insertInto('quote_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()

/** The newest hand-over to this recipient since a moment that did not fail. */
export const findRecentDelivery = (
  trx: Db,
  of: QuoteOf & { channel: string; recipient: string; since: Date },
): Promise<QuoteDeliveryRow | undefined> =>
  trx
    .selectFrom('quote_deliveries')
    .selectAll()
    .where('shop_id', '=', of.shopId)
    .where('quote_id', '=', of.quoteId)
    .where('channel', '=', of.channel)
    .where('recipient', '=', of.recipient)
    .where('created_at', '>', of.since)
    .where('status', '<>', 'failed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A chat to this recipient that its seller has not opened yet; locked. */
export const lockWaitingChat = (trx: Db, of: QuoteOf & { recipient: string }): Promise<QuoteDeliveryRow | undefined> =>
  trx
    .selectFrom('quote_deliveries')
    .selectAll()
    .where('shop_id', '=', of.shopId)
    .where('quote_id', '=', of.quoteId)
    .where('channel', '=', 'whatsapp')
    .where('recipient', '=', of.recipient)
    .where('status', '=', 'queued')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Locked, so that of two workers one hands it over. */
export const lockQuoteDelivery = (trx: Db, shopId: number, deliveryId: number): Promise<QuoteDeliveryRow | undefined> =>
  trx
    .selectFrom('quote_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst()

export async function saveQuoteDelivery(
  trx: Db,
  shopId: number,
  deliveryId: number,
  change: Updateable<DB['quote_deliveries']>,
): Promise<void> {
  await trx
    .updateTable('quote_deliveries')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .execute()
}

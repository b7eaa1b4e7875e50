import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { keepDelivery } from '../../../growth/messages/actions/keep-delivery.ts'
import type { QuoteOf } from './quotes.ts'

export type QuoteDeliveryRow = Selectable<DB['quote_deliveries']>

/** Every change of a hand-over stands in the ledger of messages too. */
export async function insertQuoteDelivery(
  trx: Db,
  delivery: Insertable<DB['quote_deliveries']>,
): Promise<QuoteDeliveryRow> {
  const row = await trx.insertInto('quote_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()
  await inLedger(trx, row)
  return row
}

const inLedger = (trx: Db, row: QuoteDeliveryRow): Promise<void> =>
  keepDelivery(trx, row, {
    of: 'quote',
    reason: 'quote',
    template: 'quote',
    channel: row.channel === 'whatsapp' ? 'whatsapp' : 'email',
    about: { quote_id: row.quote_id },
  })

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
  const row = await trx
    .updateTable('quote_deliveries')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .returningAll()
    .executeTakeFirst()
  if (row) await inLedger(trx, row)
}

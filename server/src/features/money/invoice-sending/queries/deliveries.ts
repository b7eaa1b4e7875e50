import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { keepDelivery } from '../../../growth/messages/actions/keep-delivery.ts'

export type DeliveryRow = Selectable<DB['invoice_deliveries']>

/** Every change of a hand-over stands in the ledger of messages too. */
export async function insertDelivery(trx: Db, delivery: Insertable<DB['invoice_deliveries']>): Promise<DeliveryRow> {
  const row = await trx.insertInto('invoice_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow()
  await inLedger(trx, row)
  return row
}

const inLedger = (trx: Db, row: DeliveryRow): Promise<void> =>
  keepDelivery(trx, row, {
    of: 'invoice',
    reason: row.reason === 'reminder' || row.reason === 'receipt' ? row.reason : 'invoice',
    template: `invoice:${row.reason}`,
    channel: row.channel === 'sms' || row.channel === 'whatsapp' ? row.channel : 'email',
    about: { invoice_id: row.invoice_id },
  })

/** The newest hand-over to this recipient since a moment that did not fail. */
export const findRecent = (
  trx: Db,
  of: { shopId: number; invoiceId: number; channel: string; recipient: string; since: Date },
): Promise<DeliveryRow | undefined> =>
  trx
    .selectFrom('invoice_deliveries')
    .selectAll()
    .where('shop_id', '=', of.shopId)
    .where('invoice_id', '=', of.invoiceId)
    .where('channel', '=', of.channel)
    .where('recipient', '=', of.recipient)
    .where('created_at', '>', of.since)
    .where('status', 'not in', ['failed', 'bounced'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What is still to go out to this recipient, tried again by itself or waiting for its seller; locked. A reminder is none of these: it says something else. */
export const lockWaiting = (
  trx: Db,
  of: { shopId: number; invoiceId: number; channel: string; recipient: string },
): Promise<DeliveryRow | undefined> =>
  trx
    .selectFrom('invoice_deliveries')
    .selectAll()
    .where('shop_id', '=', of.shopId)
    .where('invoice_id', '=', of.invoiceId)
    .where('channel', '=', of.channel)
    .where('recipient', '=', of.recipient)
    .where('status', '=', 'queued')
    .where('reason', 'in', ['send', 'resend'])
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Whether something later has reached the buyer. */
export async function hasReachedSince(
  trx: Db,
  { id, shop_id: shopId, invoice_id: invoiceId }: DeliveryRow,
): Promise<boolean> {
  const later = await trx
    .selectFrom('invoice_deliveries')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('id', '>', id)
    .where('status', 'in', ['sent', 'opened'])
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** By which other ways an invoice has reached its buyer, or is about to by a chat that its seller has asked for. */
export async function listReached(trx: Db, shopId: number, invoiceId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('invoice_deliveries')
    .select('channel')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('channel', '<>', 'sms')
    .where((is) =>
      is.or([
        is('status', 'in', ['sent', 'opened']),
        is.and([is('channel', '=', 'whatsapp'), is('status', '=', 'queued'), is('reason', 'in', ['send', 'resend'])]),
      ]),
    )
    .execute()
  return rows.map(({ channel }) => channel)
}

/** Locked, so that of two workers one hands it over. */
export const lockDelivery = (trx: Db, shopId: number, deliveryId: number): Promise<DeliveryRow | undefined> =>
  trx
    .selectFrom('invoice_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst()

export async function saveDelivery(
  trx: Db,
  shopId: number,
  deliveryId: number,
  change: Updateable<DB['invoice_deliveries']>,
): Promise<void> {
  const row = await trx
    .updateTable('invoice_deliveries')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .returningAll()
    .executeTakeFirst()
  if (row) await inLedger(trx, row)
}

export async function markOpened(trx: Db, shopId: number, deliveryId: number, now: Date): Promise<void> {
  const row = await trx
    .updateTable('invoice_deliveries')
    .set({ status: 'opened', opened_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'sent')
    .returningAll()
    .executeTakeFirst()
  if (row) await inLedger(trx, row)
}

export async function findByOpenToken(db: Db, token: string): Promise<{ shopId: number; deliveryId: number } | null> {
  const [row] = await rawQuery<{ shop_id: number; delivery_id: number }>(
    db,
    'deliveries_by_token',
    'select shop_id, delivery_id from delivery_by_open_token($1)',
    [token],
  )
  return row ? { shopId: row.shop_id, deliveryId: row.delivery_id } : null
}

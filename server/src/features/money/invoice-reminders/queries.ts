import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

type Of = { shopId: number; invoiceId: number }
export type ReminderRow = Selectable<DB['invoice_reminders']>
export type Due = { shopId: number; reminderId: number }

/** Every reminder of an invoice, locked; the invoice is locked before. */
export const lockReminders = (trx: Db, { shopId, invoiceId }: Of): Promise<ReminderRow[]> =>
  trx
    .selectFrom('invoice_reminders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('due_at')
    .orderBy('id')
    .forUpdate()
    .execute()

export const findReminder = (trx: Db, { shopId, reminderId }: Due): Promise<ReminderRow | undefined> =>
  trx
    .selectFrom('invoice_reminders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', reminderId)
    .executeTakeFirst()

export async function insertReminder(trx: Db, reminder: Insertable<DB['invoice_reminders']>): Promise<void> {
  await trx.insertInto('invoice_reminders').values(reminder).execute()
}

export async function saveReminder(
  trx: Db,
  { shop_id, id }: Pick<ReminderRow, 'shop_id' | 'id'>,
  change: Updateable<DB['invoice_reminders']>,
): Promise<void> {
  await trx.updateTable('invoice_reminders').set(change).where('shop_id', '=', shop_id).where('id', '=', id).execute()
}

export async function removeReminders(trx: Db, shopId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('invoice_reminders')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Ends what is planned; answers how many there were. */
export async function stopPlanned(trx: Db, { shopId, invoiceId }: Of, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('invoice_reminders')
    .set({ state: 'stopped', done_at: now })
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'planned')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** A shop's reminders of unpaid invoices that were due by `until` and never went out: marked as missed. */
export const markMissed = (trx: Db, shopId: number, { until, now }: { until: Date; now: Date }) =>
  trx
    .updateTable('invoice_reminders as r')
    .from('invoices as i')
    .set({ state: 'missed', done_at: now })
    .whereRef('i.id', '=', 'r.invoice_id')
    .where('i.shop_id', '=', shopId)
    .where('i.lifecycle', 'in', ['approved', 'sent'])
    .where('i.balance_sen', '>', 0)
    .where('r.shop_id', '=', shopId)
    .where('r.state', '=', 'planned')
    .where('r.due_at', '<=', until)
    .returning(['r.invoice_id', 'r.due_at', 'i.number', 'i.buyer_name'])
    .execute()

/** Reminders of every shop that are due and may go out. */
export async function listDue(db: Db, moment: Date, atMost: number): Promise<Due[]> {
  const rows = await rawQuery<{ shop_id: number; reminder_id: number }>(
    db,
    'reminders_due',
    'select shop_id, reminder_id from invoice_reminders_due($1::timestamptz, $2::integer)',
    [moment, atMost],
  )
  return rows.map(({ shop_id, reminder_id }) => ({ shopId: shop_id, reminderId: reminder_id }))
}

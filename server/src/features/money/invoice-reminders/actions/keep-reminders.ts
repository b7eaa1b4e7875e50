import { isTooLate, judgeSteps } from '@kedai/domain/invoices/reminders.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { asDue, lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { readInvoiceSettings } from '../../invoices/actions/settings.ts'
import { insertReminder, lockReminders, saveReminder, stopPlanned } from '../queries.ts'
import { momentOf, stepOf } from '../steps.ts'
import { rowOf } from './set-reminders.ts'

type Of = { shopId: number; invoiceId: number }

/** An approved invoice begins with the shop's usual reminders, as far as their moments still come. */
export async function planUsualReminders(trx: Db, of: Of, now: Date): Promise<void> {
  const { reminder_steps } = await readInvoiceSettings(trx, of.shopId)
  const steps = reminder_steps.map(stepOf)
  if (steps.length === 0 || judgeSteps(steps) !== null) return
  const invoice = await lockInvoice(trx, of)
  if (invoice.facts.settlement.balance <= 0 || (await lockReminders(trx, of)).length > 0) return
  for (const step of steps) {
    const dueAt = momentOf(asDue(invoice), step)
    if (dueAt > now) await insertReminder(trx, { ...rowOf(of, step), due_at: dueAt })
  }
}

/** With other days on the invoice, whatever was not sent yet comes on other days too, what was missed included. */
export async function moveReminders(trx: Db, of: Of, now: Date): Promise<void> {
  const invoice = await lockInvoice(trx, of)
  for (const row of await lockReminders(trx, of)) {
    const dueAt = momentOf(asDue(invoice), stepOf(row))
    if (row.state === 'sent' || row.state === 'failed' || dueAt.getTime() === row.due_at.getTime()) continue
    const isPlanned = row.state === 'planned' || !isTooLate(dueAt, now)
    await saveReminder(trx, row, {
      due_at: dueAt,
      not_before: null,
      ...(isPlanned && { state: 'planned', done_at: null }),
    })
  }
}

/** Another instalment is the next to be paid: what counts from the due day comes again for it, as far as its moment still comes. */
export async function rearmReminders(trx: Db, of: Of, now: Date): Promise<void> {
  const invoice = await lockInvoice(trx, of)
  for (const row of await lockReminders(trx, of)) {
    const dueAt = momentOf(asDue(invoice), stepOf(row))
    if (row.anchor !== 'due' || dueAt.getTime() === row.due_at.getTime()) continue
    const change = isTooLate(dueAt, now)
      ? { due_at: dueAt }
      : { due_at: dueAt, not_before: null, state: 'planned', done_at: null, delivery_id: null }
    await saveReminder(trx, row, change)
  }
}

/** Nothing is left to remind of. */
export async function stopReminders(trx: Db, of: Of, now: Date): Promise<void> {
  if ((await stopPlanned(trx, of, now)) > 0)
    await recordInvoiceEvent(trx, { ...of, now, name: 'reminder.stopped', actor: 'system' })
}

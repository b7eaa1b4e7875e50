import type { SetReminder } from '@kedai/contracts/seller-invoices.ts'
import {
  isTooLate,
  judgeSteps,
  maxSteps,
  type ReminderStep,
  type StepsRefusal,
} from '@kedai/domain/invoices/reminders.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField, type AppError } from '../../../../platform/errors/app-error.ts'
import { asDue, mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { texts } from '../messages.ts'
import { insertReminder, lockReminders, removeReminders, saveReminder } from '../queries.ts'
import { isSameStep, momentOf, stepOf } from '../steps.ts'

/**
 * Puts a locked invoice's reminders in the place of those that were planned; what went out already stays as it is, and is
 * not sent again. Answers the moment of the next one, null for none.
 * @throws AppError `invalid` at the step, or because nothing is left to pay.
 */
export async function setReminders(
  trx: Db,
  invoice: LockedInvoice,
  { steps }: SetReminder,
  { userId, now }: { userId: number; now: Date },
): Promise<Date | null> {
  mustAllowInvoice(invoice, 'set_reminder')
  const wanted = steps.map(stepOf)
  const refusal = judgeSteps(wanted)
  if (refusal) throw refused(refusal)
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const kept = await lockReminders(trx, of)
  const dropped = kept.filter(
    (row) =>
      (row.state === 'planned' || row.state === 'stopped') && !wanted.some((step) => isSameStep(step, stepOf(row))),
  )
  await removeReminders(
    trx,
    of.shopId,
    dropped.map(({ id }) => id),
  )
  let isChanged = dropped.length > 0
  const planned: Date[] = []
  for (const step of wanted) {
    const row = kept.find((one) => isSameStep(step, stepOf(one)))
    if (row?.state === 'sent') continue
    const dueAt = momentOf(asDue(invoice), step)
    const isLate = isTooLate(dueAt, now)
    if (!isLate) planned.push(dueAt)
    isChanged ||= row === undefined || (row.state !== 'planned' && !isLate)
    const change = isLate
      ? { due_at: dueAt, state: 'missed', done_at: now }
      : { due_at: dueAt, state: 'planned', done_at: null, delivery_id: null }
    if (row) await saveReminder(trx, row, change)
    else await insertReminder(trx, { ...rowOf(of, step), ...change })
  }
  if (isChanged) await recordInvoiceEvent(trx, { ...of, now, name: 'reminder.set', actor: 'seller', userId })
  return planned.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

export const rowOf = (
  { shopId, invoiceId }: { shopId: number; invoiceId: number },
  { anchor, offsetDays, channel }: ReminderStep,
) => ({ shop_id: shopId, invoice_id: invoiceId, anchor, offset_days: offsetDays, channel })

function refused(refusal: StepsRefusal): AppError {
  if (refusal.reason === 'too_many') return refuseField('steps', texts.tooMany, { most: maxSteps })
  return refusal.reason === 'twice'
    ? refuseField(`steps.${refusal.step}`, texts.twice)
    : refuseField(`steps.${refusal.step}.offset_days`, texts.outOfRange)
}

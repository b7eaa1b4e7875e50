import { whatNow } from '@kedai/domain/invoices/reminders.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { couldSend } from '../../../shop/accounts/actions/claim-sending.ts'
import { mayText } from '../../../growth/messages/actions/claim-sms.ts'
import { queueDelivery } from '../../invoice-sending/actions/queue-delivery.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { saveSendFailed } from '../../invoices/actions/save-send-failed.ts'
import { mailTimeToRemind } from '../mails.ts'
import { findReminder, lockReminders, saveReminder, type Due, type ReminderRow } from '../queries.ts'
import { stepOf } from '../steps.ts'
import { stopReminders } from './keep-reminders.ts'

type Parts = Pick<Deps, 'mail' | 'config'>

/**
 * What becomes of a due reminder now, in the open transaction: it is handed over, waits until tomorrow (also for want of texts), or stops because
 * nothing is owed. Answers whether it went out. @throws AppError when the channel reaches nobody
 */
export async function fireReminder(trx: Db, parts: Parts, due: Due, now: Date): Promise<boolean> {
  const found = await findReminder(trx, due)
  if (!found) return false
  const of = { shopId: due.shopId, invoiceId: found.invoice_id }
  const invoice = await lockInvoice(trx, of)
  const all = await lockReminders(trx, of)
  const reminder = all.find(({ id, state }) => id === due.reminderId && state === 'planned')
  if (!reminder) return false
  const { lifecycle, settlement, isPaymentWaiting } = invoice.facts
  const verdict = whatNow({ dueAt: reminder.due_at }, now, {
    lifecycle,
    balance: settlement.balance,
    lastSentAt: lastSent(all),
  })
  if (verdict === 'stop') await stopReminders(trx, of, now)
  // A buyer who has sent a slip has done their part until it is looked at.
  if (verdict === 'wait' || (verdict === 'fire' && isPaymentWaiting))
    await saveReminder(trx, reminder, { not_before: nextMorning(now) })
  if (verdict !== 'fire' || isPaymentWaiting) return false
  const { channel } = stepOf(reminder)
  const { smsPerDay } = parts.config
  // Those of the day are used up: tomorrow brings new ones.
  if (channel === 'sms' && !(await mayText(trx, { shopId: of.shopId, perDay: smsPerDay, now }))) {
    await saveReminder(trx, reminder, { not_before: nextMorning(now) })
    return false
  }
  // So are the recipients of the day, or the owner has not confirmed their address yet.
  if (
    channel !== 'whatsapp' &&
    !(await couldSend(trx, { shopId: of.shopId, userId: null, channel, recipients: 1, now }))
  ) {
    await saveReminder(trx, reminder, { not_before: nextMorning(now) })
    return false
  }
  const [delivery] = await queueDelivery(trx, invoice, {
    reason: 'reminder',
    channels: [channel],
    smsPerDay,
    userId: null,
    now,
  })
  await saveReminder(trx, reminder, { state: 'sent', done_at: now, delivery_id: delivery?.id ?? null })
  if (channel === 'whatsapp') await mailTimeToRemind(trx, parts, of)
  return true
}

/** After one that could not be handed over at all. */
export async function failReminder(trx: Db, due: Due, now: Date): Promise<void> {
  const found = await findReminder(trx, due)
  if (!found) return
  const of = { shopId: due.shopId, invoiceId: found.invoice_id }
  await lockInvoice(trx, of)
  const reminder = (await lockReminders(trx, of)).find(({ id, state }) => id === due.reminderId && state === 'planned')
  if (!reminder) return
  await saveReminder(trx, reminder, { state: 'failed', done_at: now })
  await saveSendFailed(trx, { ...of, now, failed: true })
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'delivery.failed',
    actor: 'system',
    data: { channel: reminder.channel },
  })
}

const lastSent = (all: readonly ReminderRow[]): Date | null =>
  all.reduce<Date | null>(
    (last, { state, done_at }) =>
      state === 'sent' && done_at !== null && (last === null || done_at > last) ? done_at : last,
    null,
  )

function nextMorning(now: Date): Date {
  const morning = parseTime(`${plusDays(formatDate(now), 1)} 09:00`)
  if (!morning) throw new RangeError('every day has a morning')
  return morning
}

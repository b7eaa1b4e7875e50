import { hoursLateAtMost, isQuiet } from '@kedai/domain/invoices/reminders.ts'
import { formatDate, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { mailMissed } from '../mails.ts'
import { listDue, markMissed, type Due } from '../queries.ts'
import { failReminder, fireReminder } from './fire-reminder.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const atMost = 500 // what is left waits for the next minute

/** Sends every shop's due reminders, late ones too, each in a transaction of its own; by day only. Answers how many went out. @throws what nobody expected, once all the others were tried */
export async function runDueReminders({ db, clock, ...parts }: Parts, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  if (isQuiet(now)) return 0
  const due = await listDue(db, now, atMost)
  for (const shopId of new Set(due.map((one) => one.shopId)))
    await inTransaction(db, { shopId }, (trx) => tellMissed(trx, parts, shopId, now))
  const unexpected: unknown[] = []
  let sent = 0
  for (const one of due) {
    if (signal?.aborted) break
    try {
      if (await inTransaction(db, { shopId: one.shopId }, (trx) => fireReminder(trx, parts, one, now))) sent += 1
    } catch (error) {
      if (!(await isRefusal(db, error, one, now))) unexpected.push(error)
    }
  }
  if (unexpected.length > 0) throw new AggregateError(unexpected, 'reminders that could not be sent')
  return sent
}

// A crowded database is nobody's mistake: the next minute tries again.
async function isRefusal(db: Db, error: unknown, due: Due, now: Date): Promise<boolean> {
  if (!(error instanceof AppError)) return false
  if (error.code !== 'busy' && error.code !== 'not_ready')
    await inTransaction(db, { shopId: due.shopId }, (trx) => failReminder(trx, due, now))
  return true
}

// All of a shop's in one mail: after a bad week there may be many.
async function tellMissed(trx: Db, parts: Pick<Deps, 'mail' | 'config'>, shopId: number, now: Date): Promise<void> {
  const missed = await markMissed(trx, shopId, { until: plusHours(now, -hoursLateAtMost), now })
  for (const { invoice_id: invoiceId, due_at } of missed)
    await recordInvoiceEvent(trx, {
      shopId,
      invoiceId,
      now,
      name: 'reminder.missed',
      actor: 'system',
      data: { on: formatDate(due_at) },
    })
  if (missed.length > 0) await mailMissed(trx, parts, shopId, missed)
}

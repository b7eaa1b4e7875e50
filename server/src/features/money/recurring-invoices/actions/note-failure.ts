import { plusHours, plusMinutes } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { mailPaused } from '../mails.ts'
import { insertRun } from '../queries/runs.ts'
import { saveSeries } from '../queries/series.ts'
import { lockDue, type WhichSeries } from './run-series.ts'

const triesAtMost = 3

/** The recipients of the day are used up, or the owner has not confirmed their address yet: that is no failure of the series, which goes on later. */
export async function waitWithRun(trx: Db, which: WhichSeries, seconds: number): Promise<void> {
  const found = await lockDue(trx, which)
  if (found?.next) await saveSeries(trx, found.series, which.now, { retry_at: plusMinutes(which.now, seconds / 60) })
}

/** After a run that was rolled back: the log says why, it is tried again an hour later and later, and at last the series pauses and its seller is told. */
export async function noteFailure(
  trx: Db,
  parts: Pick<Deps, 'mail' | 'config'>,
  which: WhichSeries,
  reason: Message,
): Promise<void> {
  const found = await lockDue(trx, which)
  if (!found?.next) return
  const { series, next } = found
  const { shopId, now } = which
  const failures = series.failures + 1
  await insertRun(trx, series, {
    k: series.runs_before + next.k,
    on_date: next.day,
    outcome: 'failed',
    note: JSON.stringify(reason),
    at: now,
  })
  const event = { shopId, invoiceId: series.invoice_id, now, actor: 'system' } as const
  await recordInvoiceEvent(trx, { ...event, name: 'recurring.failed' })
  if (failures < triesAtMost) return saveSeries(trx, series, now, { failures, retry_at: plusHours(now, failures) })
  await saveSeries(trx, series, now, { failures, retry_at: null, paused_at: now })
  await recordInvoiceEvent(trx, { ...event, name: 'recurring.paused' })
  await mailPaused(trx, parts, { shopId, invoiceId: series.invoice_id, reason })
}

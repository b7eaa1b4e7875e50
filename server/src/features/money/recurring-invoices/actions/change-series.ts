import { upcoming, type Occurrence } from '@kedai/domain/invoices/recurring.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { InvoiceActor } from '@kedai/domain/invoices/timeline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { lockInvoice, mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { contentOf } from '../content.ts'
import { texts } from '../messages.ts'
import { insertRun } from '../queries/runs.ts'
import { lockSeries, saveSeries, type SeriesRow } from '../queries/series.ts'
import { ruleOf } from '../rule.ts'

/** `userId` null: nobody in person. */
export type By = { userId: number | null; now: Date }

/** What a seller does to the series of a locked invoice. Done again it changes nothing. @throws AppError `invalid` with the reason */
export const changeSeries = {
  async pause(trx, invoice, { now, userId }) {
    const series = await running(trx, invoice)
    if (series.paused_at !== null) return
    await saveSeries(trx, series, now, { paused_at: now })
    await tell(trx, series, 'recurring.paused', { now, userId })
  },
  /** What came while the seller had paused it is left out; what failed is tried again, by the rule for missed days. */
  async resume(trx, invoice, { now, userId }) {
    const series = await running(trx, invoice)
    mustAllowInvoice(invoice, 'recurring')
    if (series.paused_at === null) return
    await saveSeries(trx, series, now, { paused_at: null, failures: 0, retry_at: null })
    await tell(trx, series, 'recurring.resumed', { now, userId })
    if (series.failures === 0) await leaveOut(trx, series, { until: formatDate(now), note: texts.whilePaused, now })
  },
  'skip-next': async (trx, invoice, { now, userId }, on) => {
    const series = await running(trx, invoice)
    const [next] = upcoming(ruleOf(series), series.next_k, 1)
    if (!next || (on !== undefined && on !== next.day)) return
    await insertRun(trx, series, {
      k: series.runs_before + next.k,
      on_date: next.day,
      outcome: 'skipped',
      note: JSON.stringify(texts.leftOut),
      at: now,
    })
    await tell(trx, series, 'recurring.skipped', { now, userId }, { on: next.day })
    await goOn(trx, series, next, now)
  },
  async end(trx, invoice, { now, userId }) {
    const series = await lockSeries(trx, { shopId: invoice.shop_id, invoiceId: invoice.id })
    if (!series) throw new AppError('conflict', texts.noSeries)
    await endSeries(trx, series, { now, userId })
  },
} satisfies Record<string, (trx: Db, invoice: LockedInvoice, by: By, on?: string) => Promise<void>>

/** No further one comes; its log stays. */
export async function endSeries(trx: Db, series: SeriesRow, { now, userId }: By): Promise<void> {
  if (series.ended_at !== null) return
  await saveSeries(trx, series, now, { ended_at: now, next_on: null })
  await tell(trx, series, 'recurring.ended', { now, userId })
}

/** The same for an invoice that may have none: it is void now, and its copies would be of nothing. */
export async function endSeriesOf(trx: Db, of: { shopId: number; invoiceId: number }, by: By): Promise<void> {
  const series = await lockSeries(trx, of)
  if (series) await endSeries(trx, series, by)
}

/** Puts a series behind an occurrence that is done with, and ends it when none follows. */
export async function goOn(trx: Db, series: SeriesRow, { k }: Pick<Occurrence, 'k'>, now: Date): Promise<void> {
  const [next] = upcoming(ruleOf(series), k + 1, 1)
  await saveSeries(trx, series, now, { next_k: k + 1, next_on: next?.day ?? null, failures: 0, retry_at: null })
  if (!next) await endSeries(trx, series, { now, userId: null })
}

/** A series copies its invoice as it is: what the seller changes there comes with the next one. Whoever changed it holds its lock. */
export async function followInvoice(trx: Db, of: { shopId: number; invoiceId: number }, now: Date): Promise<void> {
  const series = await lockSeries(trx, of)
  if (series && series.ended_at === null)
    await saveSeries(trx, series, now, { content: JSON.stringify(await contentOf(trx, await lockInvoice(trx, of))) })
}

type Named = 'recurring.paused' | 'recurring.resumed' | 'recurring.skipped' | 'recurring.ended'

function tell(
  trx: Db,
  { shop_id, invoice_id }: SeriesRow,
  name: Named,
  { now, userId }: By,
  data: Record<string, string> = {},
): Promise<void> {
  const actor: InvoiceActor = userId === null ? 'system' : 'seller'
  return recordInvoiceEvent(trx, { shopId: shop_id, invoiceId: invoice_id, now, name, actor, userId, data })
}

async function leaveOut(
  trx: Db,
  series: SeriesRow,
  { until, note, now }: { until: string; note: Message; now: Date },
): Promise<void> {
  const rule = ruleOf(series)
  let last: Occurrence | null = null
  for (
    let [next] = upcoming(rule, series.next_k, 1);
    next && next.day < until;
    [next] = upcoming(rule, next.k + 1, 1)
  ) {
    await insertRun(trx, series, {
      k: series.runs_before + next.k,
      on_date: next.day,
      outcome: 'skipped',
      note: JSON.stringify(note),
      at: now,
    })
    last = next
  }
  if (last) await goOn(trx, series, last, now)
}

async function running(trx: Db, { shop_id, id }: LockedInvoice): Promise<SeriesRow> {
  const series = await lockSeries(trx, { shopId: shop_id, invoiceId: id })
  if (!series) throw new AppError('conflict', texts.noSeries)
  if (series.ended_at !== null) throw new AppError('conflict', texts.hasEnded)
  return series
}

import { runsDue, type Occurrence } from '@kedai/domain/invoices/recurring.ts'
import { ringgit } from '@kedai/domain/money/currencies.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { queueDelivery } from '../../invoice-sending/actions/queue-delivery.ts'
import { approveInvoice } from '../../invoices/actions/approve-invoice.ts'
import { createInvoice } from '../../invoices/actions/create-invoice.ts'
import { lockInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { contentOf, readContent } from '../content.ts'
import { mailChatReady, mailRateAsked } from '../mails.ts'
import { texts } from '../messages.ts'
import { insertRun, isLastUnpaid, saveRun } from '../queries/runs.ts'
import { findSeries, lockSeries, type SeriesRow } from '../queries/series.ts'
import { dayOf, missedOf, modeOf, ruleOf } from '../rule.ts'
import { goOn } from './change-series.ts'

export type WhichSeries = { shopId: number; seriesId: number; now: Date }
type Parts = Pick<Deps, 'mail' | 'config'>

/**
 * Does the earliest date of a series that is due, with its invoice, in the open transaction: killed half-way there is
 * neither. Answers whether there was one. @throws AppError with the reason when the invoice cannot be made, approved or sent.
 */
export async function runSeries(trx: Db, parts: Parts, which: WhichSeries): Promise<boolean> {
  const found = await lockDue(trx, which)
  if (!found) return false
  const { origin, series, next, missed } = found
  for (const one of missed) await logRun(trx, series, one, 'missed', texts.notRunning, which.now)
  if (next) await makeRun(trx, parts, { origin, series, next, now: which.now })
  const last = next ?? missed.at(-1)
  if (last) await goOn(trx, series, last, which.now)
  return last !== undefined
}

export type DueRun = { origin: LockedInvoice; series: SeriesRow; next: Occurrence | undefined; missed: Occurrence[] }

/** Locks a series with its invoice, the invoice first, and finds what is due now; null: nothing any more. */
export async function lockDue(trx: Db, { shopId, seriesId, now }: WhichSeries): Promise<DueRun | null> {
  const found = await findSeries(trx, shopId, seriesId)
  if (!found) return null
  const origin = await lockInvoice(trx, { shopId, invoiceId: found.invoice_id })
  const series = await lockSeries(trx, { shopId, invoiceId: origin.id })
  if (
    !series ||
    series.paused_at !== null ||
    series.ended_at !== null ||
    (series.retry_at !== null && series.retry_at > now)
  )
    return null
  const due = runsDue(ruleOf(series), {
    lastK: series.next_k === 0 ? null : series.next_k - 1,
    today: dayOf(modeOf(series), now),
    missed: missedOf(series),
  })
  const next = due.create[0]
  return { origin, series, next, missed: due.missed.filter(({ k }) => next === undefined || k < next.k) }
}

type Run = { origin: LockedInvoice; series: SeriesRow; next: Occurrence; now: Date }

async function makeRun(trx: Db, parts: Parts, { origin, series, next, now }: Run): Promise<void> {
  if (series.stop_while_unpaid && (await isLastUnpaid(trx, series)))
    return logRun(trx, series, next, 'skipped', texts.lastUnpaid, now)
  const [shopId, k] = [series.shop_id, series.runs_before + next.k]
  // The key is what makes it once; whoever comes second has no row and makes nothing.
  if (!(await insertRun(trx, series, { k, on_date: next.day, outcome: 'created', at: now }))) return
  const { form, due_days } = origin.lifecycle === 'draft' ? await contentOf(trx, origin) : readContent(series.content)
  const today = formatDate(now)
  const days = { issue_date: next.day, due_date: plusDays(next.day < today ? today : next.day, due_days) } // made late, it still leaves the days to pay
  const asksRate = series.rate === 'ask' && origin.facts.currency !== ringgit
  const made = await createInvoice(trx, {
    shopId,
    form: { ...form, ...days, ...(asksRate && { exchange_rate: '' }) },
    lang: isLang(origin.lang) ? origin.lang : 'ms',
    userId: null,
    now,
    seriesId: series.id,
    isCopy: true,
  })
  await saveRun(trx, series, k, { invoice_id: made.id })
  await recordInvoiceEvent(trx, {
    shopId,
    invoiceId: origin.id,
    now,
    name: 'recurring.created',
    actor: 'system',
    data: { on: next.day },
  })
  if (asksRate) return mailRateAsked(trx, parts, { shopId, invoiceId: made.id, currency: origin.currency })
  await finish[modeOf(series)](trx, parts, await lockInvoice(trx, { shopId, invoiceId: made.id }), now)
}

const finish = {
  draft: async () => {},
  approve: async (trx, _, invoice, now) => void (await approveInvoice(trx, invoice, { now, userId: null })),
  async send(trx, parts, invoice, now) {
    const [first] = await queueDelivery(trx, invoice, { reason: 'send', userId: null, now })
    if (first?.channel === 'whatsapp')
      await mailChatReady(trx, parts, { shopId: invoice.shop_id, invoiceId: invoice.id })
  },
} satisfies Record<string, (trx: Db, parts: Parts, invoice: LockedInvoice, now: Date) => Promise<void>>

async function logRun(
  trx: Db,
  series: SeriesRow,
  { k, day }: Occurrence,
  outcome: 'missed' | 'skipped',
  note: Message,
  now: Date,
): Promise<void> {
  await insertRun(trx, series, {
    k: series.runs_before + k,
    on_date: day,
    outcome,
    note: JSON.stringify(note),
    at: now,
  })
  await recordInvoiceEvent(trx, {
    shopId: series.shop_id,
    invoiceId: series.invoice_id,
    now,
    name: `recurring.${outcome}`,
    actor: 'system',
    data: { on: day },
  })
}

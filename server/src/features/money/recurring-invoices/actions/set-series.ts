import type { RecurInvoice } from '@kedai/contracts/seller-invoices.ts'
import { beginningOf, firstFrom, type Occurrence, type RecurringRule } from '@kedai/domain/invoices/recurring.ts'
import { ringgit } from '@kedai/domain/money/currencies.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { contentOf } from '../content.ts'
import { texts } from '../messages.ts'
import { hasRunOf, insertRun, readProgress } from '../queries/runs.ts'
import { insertSeries, lockSeries, saveSeries, type SeriesRow } from '../queries/series.ts'
import { readRule } from '../rule.ts'

type By = { userId: number; now: Date }

/**
 * Lets a locked invoice come again. One that is dated the first day is the first of its series itself; days that passed
 * before are left out. Set anew the series goes on: with the same days from where it is, with others from today, and no
 * day twice. Answers the next day.
 * @throws AppError `invalid` at the fields, `conflict` with the reason, also where another series runs and nobody said to replace it.
 */
export async function setSeries(
  trx: Db,
  invoice: LockedInvoice,
  typed: RecurInvoice,
  { userId, now }: By,
): Promise<string> {
  mustAllowInvoice(invoice, 'recurring')
  if (typed.mode !== 'draft') mustAllowInvoice(invoice, 'approve')
  if (typed.mode === 'send' && invoice.buyer_email === null && invoice.buyer_phone === null)
    throw refuseField('mode', texts.sendsToNobody)
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const today = formatDate(now)
  const rule = readRule(typed, invoice.issue_date, today)
  const kept = await lockSeries(trx, of)
  const content = JSON.stringify(await contentOf(trx, invoice))
  // Of ringgit there is none; in another currency the seller is asked, unless they say otherwise.
  const settings = {
    ...settingsOf(typed, rule),
    rate: invoice.facts.currency === ringgit ? 'fixed' : (typed.rate ?? kept?.rate ?? 'ask'),
  }
  const isRunning = kept !== undefined && kept.ended_at === null
  const isSame = isRunning && isSubset(settings, kept)
  if (isRunning && !isSame && typed.confirm !== true) throw new AppError('conflict', texts.replaces)
  const series =
    kept ??
    (await insertSeries(trx, {
      ...settings,
      content,
      shop_id: of.shopId,
      invoice_id: of.invoiceId,
      created_by: userId,
      created_at: now,
      updated_at: now,
    }))
  const place = await placeFor(trx, { invoice, series, kept, rule, today, now })
  await saveSeries(trx, series, now, {
    ...settings,
    content,
    runs_before: place.runsBefore,
    next_k: place.next.k,
    next_on: place.next.day,
    failures: 0,
    retry_at: null,
    ended_at: null,
    ...(kept?.ended_at && { paused_at: null }),
  })
  if (!isSame) await recordInvoiceEvent(trx, { ...of, now, name: 'recurring.set', actor: 'seller', userId })
  return place.next.day
}

type Placing = {
  invoice: LockedInvoice
  series: SeriesRow
  kept: SeriesRow | undefined
  rule: RecurringRule
  today: string
  now: Date
}

async function placeFor(
  trx: Db,
  { invoice, series, kept, rule, today, now }: Placing,
): Promise<{ runsBefore: number; next: Occurrence }> {
  const goesOn =
    kept !== undefined && kept.starts_on === rule.anchorDay && kept.every === rule.every && kept.unit === rule.unit
  const before = await readProgress(trx, series)
  const runsBefore = goesOn ? kept.runs_before : before.nextRun
  // The invoice itself is the first one; written a second time it would be asked for twice.
  if (rule.anchorDay === invoice.issue_date && !(await hasRunOf(trx, series, invoice.id))) {
    await insertRun(trx, series, {
      k: runsBefore,
      on_date: rule.anchorDay,
      outcome: 'created',
      invoice_id: invoice.id,
      at: now,
    })
  }
  const { lastDay } = await readProgress(trx, series)
  const next =
    goesOn && kept.ended_at === null
      ? firstFrom(rule, kept.next_k, rule.anchorDay)
      : beginningOf(rule, { lastDay, today })
  if (!next) throw refuseField(rule.ends.type === 'after' ? 'count' : 'ends_on', texts.nothingComes)
  return { runsBefore, next }
}

const settingsOf = (
  { mode, missed, stop_while_unpaid }: RecurInvoice,
  { anchorDay, every, unit, ends }: RecurringRule,
) => ({
  every,
  unit,
  starts_on: anchorDay,
  ends: ends.type,
  ends_on: ends.type === 'on' ? ends.day : null,
  count: ends.type === 'after' ? ends.count : null,
  mode,
  missed,
  stop_while_unpaid: stop_while_unpaid ?? false,
})

const isSubset = (part: object, whole: SeriesRow): boolean =>
  Object.entries(part).every(([key, value]) =>
    Object.entries(whole).some(([name, kept]) => name === key && kept === value),
  )

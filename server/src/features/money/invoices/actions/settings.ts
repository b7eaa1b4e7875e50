import { type SaveInvoiceSettings, type InvoiceSettings, invoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { documentNumber, documentSeries, isDocumentPrefix } from '@kedai/domain/invoices/numbers.ts'
import { isMalaysianTin, isSstNumber } from '@kedai/domain/people/tax-numbers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { revisionOf } from '../../../../platform/http/revision.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'
import { tidyLine, tidyText } from '@kedai/domain/text/tidy.ts'
import { settingsTexts as texts } from '../messages/settings.ts'
import {
  findLastNumber,
  findSettings,
  listSeries,
  lockSeriesOf,
  saveSeries,
  saveSettings,
} from '../queries/settings.ts'
import { numberedKinds, type NumberedKind } from '../../series/actions/take-number.ts'

type Series = Record<NumberedKind, { prefix: string; next: number }>

// By which ways the installation can send, and what rates were, is nothing that a shop sets.
type ShopSettings = Omit<InvoiceSettings, 'channels' | 'last_rates'>

/** How a shop invoices; what was never set is as usual. */
export async function readInvoiceSettings(trx: Db, shopId: number): Promise<ShopSettings> {
  const [row, series] = await Promise.all([findSettings(trx, shopId), readSeries(trx, shopId)])
  const steps = invoiceSettings.shape.reminder_steps.safeParse(row?.reminder_steps ?? []) // written by an older release, perhaps
  const told = (kind: NumberedKind) => ({
    ...series[kind],
    sample: documentNumber(series[kind].prefix, series[kind].next),
  })
  const settings = {
    tax_shipping: row?.tax_shipping ?? true,
    cash_rounding: invoiceSettings.shape.cash_rounding.parse(row?.cash_rounding ?? 'cash'),
    due_days: row?.due_days ?? 14,
    tin: row?.tin ?? '',
    sst_no: row?.sst_no ?? '',
    notes: row?.notes ?? '',
    reminder_steps: steps.success ? steps.data : [],
    tax_kind: invoiceSettings.shape.tax_kind.parse(row?.tax_kind ?? 'sst'),
    amount_in_words: row?.amount_in_words ?? false,
  }
  return {
    ...settings,
    series: {
      invoice: told('invoice'),
      credit_note: told('credit_note'),
      debit_note: told('debit_note'),
      quote: told('quote'),
    },
    revision: revisionOf({ ...settings, prefixes: numberedKinds.map((kind) => series[kind].prefix) }),
  }
}

/** Saves them; what is approved already keeps what it was approved with. @throws AppError `invalid` at the fields */
export async function saveInvoiceSettings(
  trx: Db,
  shopId: number,
  form: Omit<SaveInvoiceSettings, 'revision'>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await lockSeriesOf(
    trx,
    shopId,
    numberedKinds.map((kind) => ({ kind, prefix: documentSeries[kind].prefix })),
  )
  const before = await readInvoiceSettings(trx, shopId)
  const wanted = readWanted(form, await readSeries(trx, shopId))
  const refusals = createRefusals()
  // What was saved before there was such a rule stays until it is changed.
  const [tin, sstNo] = [tidyLine(form.tin).toUpperCase(), tidyLine(form.sst_no).toUpperCase()]
  if (tin !== '' && tin !== before.tin && !isMalaysianTin(tin)) refusals.add('tin', texts.tin)
  if (sstNo !== '' && sstNo !== before.sst_no && !isSstNumber(sstNo)) refusals.add('sst_no', texts.sstNo)
  for (const kind of numberedKinds) {
    const { prefix, next } = wanted[kind]
    if (!isDocumentPrefix(prefix)) refusals.add(`series.${kind}.prefix`, texts.badPrefix)
    else if (numberedKinds.some((other) => other !== kind && wanted[other].prefix === prefix))
      refusals.add(`series.${kind}.prefix`, texts.prefixTwice)
    else if (form.series[kind]) {
      const mustBe = await continuing(trx, shopId, prefix)
      if (mustBe !== null && next !== mustBe)
        refusals.add(`series.${kind}.next`, texts.goesOn, { prefix, next: mustBe })
      else await saveSeries(trx, shopId, { kind, prefix, next })
    }
  }
  refusals.throwIfAny()
  const {
    tax_shipping,
    cash_rounding,
    due_days,
    tax_kind = before.tax_kind,
    amount_in_words = before.amount_in_words,
  } = form
  await saveSettings(trx, shopId, now, {
    tax_shipping,
    cash_rounding,
    due_days,
    tax_kind,
    amount_in_words,
    tin,
    sst_no: sstNo,
    notes: tidyText(form.notes),
    reminder_steps: JSON.stringify(form.reminder_steps),
  })
  const after = await readInvoiceSettings(trx, shopId)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'invoice_settings.edited',
    subject: { type: 'shop', ref: 'invoice_settings' },
    before: factsOf(before),
    after: factsOf(after),
    now,
  })
}

// A prefix that documents bear goes on where they end, so that it has neither a gap nor a number twice; a new one begins anywhere.
async function continuing(trx: Db, shopId: number, prefix: string): Promise<number | null> {
  const last = await findLastNumber(trx, shopId, prefix)
  return last === null ? null : last + 1
}

async function readSeries(trx: Db, shopId: number): Promise<Series> {
  const rows = await listSeries(trx, shopId)
  const of = (kind: NumberedKind) => {
    const row = rows.find((series) => series.kind === kind)
    return { prefix: row?.prefix ?? documentSeries[kind].prefix, next: row?.next_number ?? 1 }
  }
  return { invoice: of('invoice'), credit_note: of('credit_note'), debit_note: of('debit_note'), quote: of('quote') }
}

function readWanted({ series }: Pick<SaveInvoiceSettings, 'series'>, now: Series): Series {
  const of = (kind: NumberedKind) => {
    const typed = series[kind]
    return typed ? { prefix: tidyLine(typed.prefix).toUpperCase(), next: typed.next } : now[kind]
  }
  return { invoice: of('invoice'), credit_note: of('credit_note'), debit_note: of('debit_note'), quote: of('quote') }
}

const factsOf = ({ series, reminder_steps, revision: _revision, ...settings }: ShopSettings) => ({
  ...settings,
  reminders: reminder_steps.length,
  ...Object.fromEntries(numberedKinds.map((kind) => [kind, series[kind].sample])),
})

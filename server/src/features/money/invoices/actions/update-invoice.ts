import type { UpdateInvoice } from '@kedai/contracts/seller-invoices.ts'
import { editRule } from '@kedai/domain/invoices/actions.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { emit } from '../../../../platform/events/events.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { contentColumns } from '../content-columns.ts'
import { exchangeOf, factsOf, oneOf } from '../invoice-facts.ts'
import { contentTexts } from '../messages/content.ts'
import { changedForm } from '../changed-form.ts'
import { listLines } from '../queries/lines.ts'
import { replaceParts, type NewPart } from '../queries/parts.ts'
import { customerOf, insertRevision, saveInvoice } from '../queries/save-invoice.ts'
import { readContent, type InvoiceContent } from '../read-content.ts'
import { revisionContent } from '../revision-content.ts'
import { invoiceDefaults } from './invoice-defaults.ts'
import { judgeEdit } from './judge-edit.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import { mustBeOwn } from './must-be-own.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'
import { saveLines } from './save-lines.ts'
import { replanned } from './set-instalments.ts'

type By = { userId: number; now: Date }

/**
 * Saves what a change carries; the rest stays. A draft changes wholly; an approved invoice becomes a new revision under the same number, as
 * far as what was paid allows; a settled one takes new notes only.
 * @throws AppError `invalid` at the fields, `conflict` when it is settled, `not_found` for a line of another invoice.
 */
export async function updateInvoice(trx: Db, invoice: LockedInvoice, form: UpdateInvoice, by: By): Promise<void> {
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const lines = await listLines(trx, of)
  const content = readContent(changedForm(invoice, lines, form), await defaultsFor(trx, invoice, by.now))
  await mustBeOwn(trx, of.shopId, content)
  const rule = editRule(invoice.facts)
  judgeEdit(invoice, lines, content, rule)
  const { notes, reference } = content
  if (rule === 'notes_only')
    return saveInvoice(trx, { ...of, now: by.now }, { notes, reference, revision: invoice.revision + 1 })
  const parts = replanned(invoice, {
    total: content.sums.total,
    currency: content.input.currency,
    issueDate: content.issueDate,
    dueDate: content.dueDate,
  })
  await saveLines(trx, of, lines, content.lines)
  if (parts.length > 0) await replaceParts(trx, of, parts)
  const columns = {
    ...contentColumns(content),
    customer_id: await customerFor(trx, invoice, content, by.now),
    revision: invoice.revision + 1,
  }
  // Whoever saw the old words has not seen these.
  await saveInvoice(
    trx,
    { ...of, now: by.now },
    invoice.lifecycle === 'draft' ? columns : { ...columns, first_viewed_at: null },
  )
  if (invoice.lifecycle !== 'draft')
    await tellRevision(trx, { ...invoice, ...columns }, parts, sen(invoice.total_sen), by)
}

// What was approved was taxed as it was approved.
async function defaultsFor(trx: Db, invoice: LockedInvoice, now: Date) {
  const defaults = await invoiceDefaults(trx, invoice.shop_id, {
    lang: oneOf(['ms', 'en', 'zh'] as const, invoice.lang),
    now,
  })
  const typedOver = {
    tin: invoice.buyer_tin,
    country: invoice.buyer_country,
    issueDate: invoice.issue_date,
    dueDate: invoice.due_date,
  }
  return {
    ...defaults,
    typedOver,
    exchange: exchangeOf(invoice),
    ...(invoice.lifecycle !== 'draft' && { taxShipping: invoice.tax_shipping }),
  }
}

// A draft's customer is looked for when it is approved, not at every letter that is typed.
async function customerFor(
  trx: Db,
  invoice: LockedInvoice,
  { customerId, buyer }: InvoiceContent,
  now: Date,
): Promise<number | null> {
  if (customerId !== null || invoice.lifecycle === 'draft') return customerId
  const isSame = buyer.phone === invoice.buyer_phone && buyer.email === invoice.buyer_email
  return isSame ? invoice.customer_id : customerOf(trx, invoice.shop_id, buyer, now)
}

async function tellRevision(
  trx: Db,
  invoice: LockedInvoice,
  parts: readonly NewPart[],
  was: ReturnType<typeof sen>,
  { userId, now }: By,
): Promise<void> {
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const lines = await listLines(trx, of)
  await insertRevision(trx, {
    invoice_id: of.invoiceId,
    shop_id: of.shopId,
    revision: invoice.revision,
    content: revisionContent(invoice, lines, parts),
    user_id: userId,
    at: now,
  })
  const { currency } = invoice.facts
  const total = sen(invoice.total_sen)
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'invoice.edited',
    actor: 'seller',
    userId,
    data: was === invoice.total_sen ? {} : { amount: formatAmount(total, currency), was: formatAmount(was, currency) },
  })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'invoice.edited',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    before: { total: asFact(was, currency), revision: invoice.revision - 1 },
    after: { total: asFact(total, currency), revision: invoice.revision },
    now,
  })
  await emit(trx, 'invoice.edited', of)
  const { settlement } = factsOf(invoice, {
    lineCount: lines.length,
    ledger: invoice.ledger,
    isPaymentWaiting: false,
    customerCredit: 0,
  })
  if (settlement.status !== 'paid' || invoice.facts.settlement.status === 'paid') return
  await recordInvoiceEvent(trx, { ...of, now, name: 'invoice.paid', actor: 'seller', userId })
  await emit(trx, 'invoice.paid', of)
}

/** Refuses a save whose form was opened before somebody else's change; `current` is what the screen shows beside it. */
export const changedMeanwhile = (current: Record<string, unknown>): AppError =>
  new AppError('conflict', contentTexts.changedMeanwhile, { data: current })

import type { SetInstalments } from '@kedai/contracts/seller-invoices.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { daysBetween, plusDays } from '@kedai/domain/time/days.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { emit } from '../../../../platform/events/events.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { partTexts } from '../messages/parts.ts'
import { planParts, plannedOf, readShare, typedShare } from '../parts.ts'
import { listLines } from '../queries/lines.ts'
import { replaceParts, type NewPart, type PartRow } from '../queries/parts.ts'
import { insertRevision, saveInvoice } from '../queries/save-invoice.ts'
import { revisionContent } from '../revision-content.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

type Whole = { total: Sen; currency: Currency }

/** The schedule of a form that is written anew, its days counted from the invoice's date. @throws AppError `invalid` */
export const partsOfForm = (
  { total, currency }: Whole,
  issueDate: string,
  parts: readonly { type: 'percent' | 'fixed' | 'rest'; value: string; after_days: number }[],
): NewPart[] =>
  parts.length === 0
    ? []
    : planParts(
        total,
        issueDate,
        parts.map((part, place) => ({
          share: readShare(part, currency, `instalments.${place}`),
          dueDate: plusDays(issueDate, part.after_days),
        })),
        'instalments',
      )

/** The schedule as that form would carry it. */
export const formOfParts = (parts: readonly PartRow[], currency: Currency, issueDate: string) =>
  parts.map((part) => ({
    ...typedShare(part, currency),
    after_days: Math.max(0, daysBetween(issueDate, part.due_date)),
  }))

/** The schedule of an invoice that now comes to another total or has other days: it moves along with the date, and its last part takes the due day. @throws AppError `invalid` with the reason */
export function replanned(
  { parts, issue_date: was, facts }: Pick<LockedInvoice, 'parts' | 'issue_date' | 'facts'>,
  { total, currency, issueDate, dueDate }: Whole & { issueDate: string; dueDate: string },
): NewPart[] {
  // An amount stays as it reads: fifty dollars become fifty yen, not five thousand.
  const reread = (part: PartRow, place: number) => {
    const { type, value } = typedShare(part, facts.currency)
    return {
      ...plannedOf(part),
      share: readShare({ type, value: value.replace(/\.0+$/, '') }, currency, `instalments.${place}`),
    }
  }
  const read = currency === facts.currency ? plannedOf : reread
  const planned = parts
    .map(read)
    .map((part) => ({ ...part, dueDate: plusDays(part.dueDate, daysBetween(was, issueDate)) }))
  const last = planned.at(-1)
  return last === undefined ? [] : planParts(total, issueDate, [...planned.slice(0, -1), { ...last, dueDate }], null)
}

/**
 * Puts a payment schedule in the place of the one there was; none takes it away. What was paid settles the new parts in
 * their order. An approved invoice becomes a new revision. The same schedule again changes nothing.
 * @throws AppError `invalid` at the part, or because nothing is left to pay.
 */
export async function setInstalments(
  trx: Db,
  invoice: LockedInvoice,
  { parts }: Pick<SetInstalments, 'parts'>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  mustAllowInvoice(invoice, 'instalments')
  const planned = parts.map((part, place) => {
    if (part.due_date === undefined) throw refuseField(`parts.${place}.due_date`, partTexts.dayNeeded)
    return { share: readShare(part, invoice.facts.currency, `parts.${place}`), dueDate: part.due_date }
  })
  const rows = planned.length === 0 ? [] : planParts(invoice.facts.total, invoice.issue_date, planned, 'parts')
  if (isSame(invoice.parts, rows)) return
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  await replaceParts(trx, of, rows)
  const isIssued = invoice.lifecycle !== 'draft'
  const change = {
    due_date: rows.at(-1)?.due_date ?? invoice.due_date,
    revision: invoice.revision + 1,
    ...(isIssued && { first_viewed_at: null }),
  }
  await saveInvoice(trx, { ...of, now }, change)
  await recordInvoiceEvent(trx, { ...of, now, name: 'instalments.set', actor: 'seller', userId })
  if (!isIssued) return
  await insertRevision(trx, {
    invoice_id: of.invoiceId,
    shop_id: of.shopId,
    revision: change.revision,
    content: revisionContent({ ...invoice, ...change }, await listLines(trx, of), rows),
    user_id: userId,
    at: now,
  })
  const said = (of: readonly Pick<NewPart, 'amount_sen' | 'due_date'>[]) =>
    of
      .map(
        ({ amount_sen, due_date }) => `${asFact(sen(Number(amount_sen)), invoice.facts.currency)} ${String(due_date)}`,
      )
      .join(', ')
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'invoice.edited',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    before: { instalments: said(invoice.parts) },
    after: { instalments: said(rows) },
    now,
  })
  await emit(trx, 'invoice.edited', of)
}

const isSame = (kept: readonly PartRow[], rows: readonly NewPart[]): boolean =>
  kept.length === rows.length &&
  rows.every((row, place) =>
    (['share_type', 'share_value', 'due_date', 'amount_sen'] as const).every(
      (name) => row[name] === kept[place]?.[name],
    ),
  )

import { randomBytes } from 'node:crypto'
import type { CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { contentColumns, lineColumns } from '../content-columns.ts'
import { insertLines } from '../queries/lines.ts'
import { replaceParts } from '../queries/parts.ts'
import { insertInvoice } from '../queries/save-invoice.ts'
import { readTyped } from './read-typed.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'
import { partsOfForm } from './set-instalments.ts'

export type NewInvoice = {
  shopId: number
  /** As the editor sends it; ids of lines in it are of no meaning. */
  form: CreateInvoice
  lang: Lang
  /** Null: a series or a quote made it. */
  userId: number | null
  now: Date
  kind?: 'invoice' | 'debit_note'
  parentId?: number
  seriesId?: number
  quoteId?: number
  /** Of an invoice or a quote that was accepted before: who buys is not judged again. */
  isCopy?: boolean
  /** As the quote was computed; else as the shop does now. */
  taxShipping?: boolean
}

/** A new draft, computed by the server. It has no number and is for the seller's eyes alone. @throws AppError `invalid` at the fields, `not_found` for a stranger's customer. */
export async function createInvoice(
  trx: Db,
  { shopId, form, lang, userId, now, ...origin }: NewInvoice,
): Promise<{ id: number; hashslug: string }> {
  const content = await readTyped(trx, {
    shopId,
    form,
    lang,
    now,
    taxShipping: origin.taxShipping,
    isCopy: origin.isCopy,
  })
  const parts = partsOfForm(
    { total: content.sums.total, currency: content.input.currency },
    content.issueDate,
    form.instalments ?? [],
  )
  const made = await insertInvoice(trx, {
    ...contentColumns(content),
    due_date: parts.at(-1)?.due_date ?? content.dueDate,
    shop_id: shopId,
    hashslug: newHashslug(),
    kind: origin.kind ?? 'invoice',
    parent_id: origin.parentId ?? null,
    series_id: origin.seriesId ?? null,
    quote_id: origin.quoteId ?? null,
    created_by: userId,
    created_at: now,
    updated_at: now,
  })
  await insertLines(
    trx,
    { shopId, invoiceId: made.id },
    content.lines.map((line, position) => ({ position, line: lineColumns(line) })),
  )
  await replaceParts(trx, { shopId, invoiceId: made.id }, parts)
  await recordInvoiceEvent(trx, {
    shopId,
    invoiceId: made.id,
    now,
    name: 'invoice.created',
    actor: userId === null ? 'system' : 'seller',
    userId,
  })
  return made
}

/** 144 random bits: whoever holds it may see the invoice. (contract §1a) */
export const newHashslug = (): string => randomBytes(18).toString('base64url')

import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { deleteInvoice as deleteRow } from '../queries/save-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'

/** Throws a draft away; no number was ever used for it. @throws AppError `invalid` for one that has its number. */
export async function deleteInvoice(
  trx: Db,
  invoice: LockedInvoice,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  mustAllowInvoice(invoice, 'delete')
  await deleteRow(trx, { shopId: invoice.shop_id, invoiceId: invoice.id })
  await recordAudit(trx, {
    shopId: invoice.shop_id,
    userId,
    action: 'invoice.deleted',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.buyer_name },
    before: { total: asFact(invoice.facts.total, invoice.facts.currency) },
    now,
  })
  await emit(trx, 'invoice.deleted', { shopId: invoice.shop_id, invoiceId: invoice.id, quoteId: invoice.quote_id })
}

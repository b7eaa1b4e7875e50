import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { asFact } from '../../../../platform/errors/in-words.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { saveInvoice } from '../queries/save-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

/** Takes an approved invoice out of the books; its number stays taken and its link says so. @throws AppError `invalid` when it is paid, credited, a draft or void. */
export async function voidInvoice(
  trx: Db,
  invoice: LockedInvoice,
  { reason, userId, now }: { reason: string; userId: number; now: Date },
): Promise<void> {
  mustAllowInvoice(invoice, 'void')
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  await saveInvoice(trx, { ...of, now }, { lifecycle: 'void', voided_at: now })
  await recordInvoiceEvent(trx, { ...of, now, name: 'invoice.voided', actor: 'seller', userId, data: { reason } })
  await recordAudit(trx, {
    shopId: of.shopId,
    userId,
    action: 'invoice.voided',
    subject: { type: 'invoice', ref: invoice.hashslug, name: invoice.number ?? '' },
    after: { total: asFact(invoice.facts.total, invoice.facts.currency), reason },
    now,
  })
  await emit(trx, 'invoice.voided', of)
}

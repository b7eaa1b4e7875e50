import type { Db } from '../../../../platform/db/db.ts'
import { saveInvoice } from '../queries/save-invoice.ts'
import { approveInvoice } from './approve-invoice.ts'
import { mustAllowInvoice, type LockedInvoice } from './lock-invoice.ts'
import { recordInvoiceEvent } from './record-invoice-event.ts'

type By = { now: Date; userId: number | null }

/** The seller handed it over by other means; a draft is approved on the way. Done again it changes nothing. @throws AppError `invalid` with the reason */
export async function markAsSent(trx: Db, invoice: LockedInvoice, by: By): Promise<LockedInvoice> {
  const { isNew, invoice: sent } = await becomeSent(trx, invoice, by)
  if (isNew)
    await recordInvoiceEvent(trx, {
      shopId: invoice.shop_id,
      invoiceId: invoice.id,
      ...by,
      name: 'invoice.sent',
      actor: by.userId === null ? 'system' : 'seller',
    })
  return sent
}

/** The same without a word in the timeline, for whoever tells of the hand-over itself. `isNew`: it was not sent before. */
export async function becomeSent(
  trx: Db,
  invoice: LockedInvoice,
  by: By,
): Promise<{ invoice: LockedInvoice; isNew: boolean }> {
  mustAllowInvoice(invoice, 'mark_as_sent')
  const approved = await approveInvoice(trx, invoice, by)
  if (approved.lifecycle === 'sent') return { invoice: approved, isNew: false }
  await saveInvoice(
    trx,
    { shopId: approved.shop_id, invoiceId: approved.id, now: by.now },
    { lifecycle: 'sent', sent_at: by.now },
  )
  return {
    isNew: true,
    invoice: { ...approved, lifecycle: 'sent', sent_at: by.now, facts: { ...approved.facts, lifecycle: 'sent' } },
  }
}

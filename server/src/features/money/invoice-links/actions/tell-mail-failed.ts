import type { Db } from '../../../../platform/db/db.ts'
import type { EventMap } from '../../../../platform/events/event-map.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { saveSendFailed } from '../../invoices/actions/save-send-failed.ts'

/** The invoice's timeline says that a mail about it was not sent, and why; it is marked, and its seller sends it again from there. */
export async function tellMailFailed(
  trx: Db,
  { shopId, invoiceId, recipient, reason }: EventMap['mail.failed'],
  now: Date,
): Promise<void> {
  if (invoiceId === null) return
  await saveSendFailed(trx, { shopId, invoiceId, now, failed: true })
  await recordInvoiceEvent(trx, {
    shopId,
    invoiceId,
    now,
    name: 'delivery.failed',
    actor: 'system',
    data: { channel: 'email', recipient, reason: reason.slice(0, 300) },
  })
}

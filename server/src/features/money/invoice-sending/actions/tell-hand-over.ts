import type { Db } from '../../../../platform/db/db.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { becomeSent } from '../../invoices/actions/mark-as-sent.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { saveSendFailed } from '../../invoices/actions/save-send-failed.ts'
import type { DeliveryRow } from '../queries/deliveries.ts'

/** `isByItself`: nobody of the shop is at it; a provider's word came later. */
type Told = { accepted: boolean; response: string; now: Date; isByItself?: boolean }

/** The invoice of a delivery hears what became of it: it is sent, or marked as one that failed to send, and its timeline says so. */
export async function tellHandOver(
  trx: Db,
  row: DeliveryRow,
  { accepted, response, now, isByItself = false }: Told,
): Promise<void> {
  const of = { shopId: row.shop_id, invoiceId: row.invoice_id }
  const invoice = await lockInvoice(trx, of)
  if (accepted && invoice.lifecycle !== 'void') await becomeSent(trx, invoice, { now, userId: row.user_id })
  await saveSendFailed(trx, { ...of, now, failed: !accepted })
  const name = !accepted ? 'delivery.failed' : row.reason === 'reminder' ? 'reminder.sent' : 'delivery.sent'
  const userId = isByItself ? null : row.user_id
  const actor = userId === null ? 'system' : 'seller'
  const data = { channel: row.channel, recipient: row.recipient, ...(!accepted && { reason: response.slice(0, 300) }) }
  await recordInvoiceEvent(trx, { ...of, now, name, actor, userId, data })
}

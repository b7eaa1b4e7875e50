import type { Db } from '../../../../platform/db/db.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { hasInvoiceEvent } from '../../invoices/actions/has-invoice-event.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { saveSendFailed } from '../../invoices/actions/save-send-failed.ts'
import { hasReachedSince, saveDelivery, type DeliveryRow } from '../queries/deliveries.ts'

/** `recipient`: whom it did not reach, the row's own or one of its copies. `words`: of whoever refused it. */
type Bounce = { recipient: string; words: string; now: Date }

/**
 * What had left did not arrive. Told once in the timeline, and the invoice is marked as one that failed to send unless it has
 * reached its buyer since. One that was opened has arrived, whatever a report says, and a copy is not the mail: both are told and
 * change nothing else. Answers whether anything was new. `row` is locked.
 */
export async function recordBounce(trx: Db, row: DeliveryRow, { recipient, words, now }: Bounce): Promise<boolean> {
  if (row.status !== 'sent' && row.status !== 'opened') return false
  const of = { shopId: row.shop_id, invoiceId: row.invoice_id }
  const data = { channel: row.channel, recipient, delivery: String(row.id) }
  await lockInvoice(trx, of)
  if (await hasInvoiceEvent(trx, { ...of, name: 'delivery.bounced', data })) return false
  if (row.status === 'sent' && recipient === row.recipient) {
    await saveDelivery(trx, of.shopId, row.id, { status: 'bounced', response: words.slice(0, 1000) })
    if (!(await hasReachedSince(trx, row))) await saveSendFailed(trx, { ...of, now, failed: true })
  }
  await recordInvoiceEvent(trx, {
    ...of,
    now,
    name: 'delivery.bounced',
    actor: 'system',
    data: { ...data, reason: words.slice(0, 300) },
  })
  return true
}

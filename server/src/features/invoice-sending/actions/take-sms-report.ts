import type { SmsReport } from '../../../integrations/sms/sms-provider.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { ReportOutcome } from '../../../platform/mail/bounces/bounces.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { becomeSent } from '../../invoices/actions/mark-as-sent.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { saveSendFailed } from '../../invoices/actions/save-send-failed.ts'
import { lockDelivery, saveDelivery, type DeliveryRow } from '../queries/deliveries.ts'
import { recordBounce } from './record-bounce.ts'

type Told = { shopId: number; deliveryId: number; report: SmsReport; now: Date }

/**
 * A provider says what became of a text: the phone has it, or will not. The first of these two stands, whatever is reported
 * after it; that it is underway was known. One that failed because nobody knew whether it had gone out has arrived after all.
 */
export async function takeSmsReport(trx: Db, { shopId, deliveryId, report: { state, providerId, words }, now }: Told): Promise<ReportOutcome> {
  const row = await lockDelivery(trx, shopId, deliveryId)
  if (!row || row.channel !== 'sms') return 'unknown'
  // A report may overtake the answer to our own question.
  if (row.status === 'queued') return 'later'
  if (row.provider_ref !== null && providerId !== null && row.provider_ref !== providerId) return 'unknown'
  if (row.status === 'failed' && state === 'delivered') return arriveAfterAll(trx, row, { providerId, now })
  if (state === 'underway' || row.status !== 'sent' || row.delivered_at !== null) return 'unchanged'
  if (state === 'failed') return (await recordBounce(trx, row, { recipient: row.recipient, words, now })) ? 'recorded' : 'unchanged'
  await saveDelivery(trx, shopId, deliveryId, { delivered_at: now })
  return 'recorded'
}

async function arriveAfterAll(trx: Db, row: DeliveryRow, { providerId, now }: { providerId: string | null; now: Date }): Promise<ReportOutcome> {
  const of = { shopId: row.shop_id, invoiceId: row.invoice_id }
  await saveDelivery(trx, of.shopId, row.id, { status: 'sent', sent_at: now, delivered_at: now, provider_ref: providerId })
  const invoice = await lockInvoice(trx, of)
  if (invoice.lifecycle !== 'void') await becomeSent(trx, invoice, { now, userId: row.user_id })
  await saveSendFailed(trx, { ...of, now, failed: false })
  await recordInvoiceEvent(trx, { ...of, now, name: row.reason === 'reminder' ? 'reminder.sent' : 'delivery.sent', actor: 'system', userId: null, data: { channel: row.channel, recipient: row.recipient } })
  return 'recorded'
}

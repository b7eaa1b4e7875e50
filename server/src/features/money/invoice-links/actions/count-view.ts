import { isMachine, viewDevice } from '@kedai/domain/invoices/viewers.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { insertView, saveViewed, takeTelling } from '../queries/views.ts'

type CountView = { shopId: number; invoiceId: number; userAgent: string; now: Date }

/** Writes down that a person has had the invoice before their eyes; machines do not count. The shop is told of it once a day at most. */
export async function countView(trx: Db, { shopId, invoiceId, userAgent, now }: CountView): Promise<boolean> {
  if (isMachine(userAgent)) return false
  const of = { shopId, invoiceId }
  const invoice = await lockInvoice(trx, of)
  await insertView(trx, {
    shop_id: shopId,
    invoice_id: invoiceId,
    revision: invoice.revision,
    device: viewDevice(userAgent),
    at: now,
  })
  await saveViewed(trx, of, now)
  if (await takeTelling(trx, of, formatDate(now))) {
    await recordInvoiceEvent(trx, { ...of, now, name: 'invoice.viewed', actor: 'buyer' })
    await emit(trx, 'invoice.viewed', of)
  }
  return true
}

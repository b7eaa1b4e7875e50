import type { InvoiceActor, InvoiceEventName } from '@kedai/domain/invoices/timeline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertEvent } from '../queries/save-invoice.ts'

export type InvoiceEvent = {
  shopId: number
  invoiceId: number
  now: Date
  name: InvoiceEventName
  actor: InvoiceActor
  userId?: number | null
  /** What its sentence needs: `amount` in two-decimal ringgit, `number`, `method`, `channel`, `recipient`, `reason`, `on`. */
  data?: Record<string, string>
}

/** Adds one entry to the invoice's timeline; entries are never changed. */
export const recordInvoiceEvent = (
  trx: Db,
  { shopId, invoiceId, now, name, actor, userId = null, data = {} }: InvoiceEvent,
): Promise<void> =>
  insertEvent(trx, {
    shop_id: shopId,
    invoice_id: invoiceId,
    at: now,
    name,
    actor,
    user_id: userId,
    data: JSON.stringify(data),
  })

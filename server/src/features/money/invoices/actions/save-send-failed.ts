import type { Db } from '../../../../platform/db/db.ts'
import { saveInvoice } from '../queries/save-invoice.ts'

/** Whether the newest hand-over failed: what the list of invoices marks. */
export const saveSendFailed = (
  trx: Db,
  { shopId, invoiceId, now, failed }: { shopId: number; invoiceId: number; now: Date; failed: boolean },
): Promise<void> => saveInvoice(trx, { shopId, invoiceId, now }, { last_send_failed: failed })

import type { Db } from '../../../../platform/db/db.ts'
import { findEvent } from '../queries/find-event.ts'
import type { InvoiceEvent } from './record-invoice-event.ts'

/** Whether the timeline tells of this already: the same name with all of these facts. */
export const hasInvoiceEvent = async (
  trx: Db,
  wanted: Pick<InvoiceEvent, 'shopId' | 'invoiceId' | 'name' | 'data'>,
): Promise<boolean> => (await findEvent(trx, wanted)) !== undefined

import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { presentInvoiceRow } from '../present/invoice-row.ts'
import { listInvoices } from '../queries/list-invoices.ts'

/** A customer's newest invoices, in whatever state. `today`: a Malaysian day. */
export async function invoicesOfCustomer(
  trx: Db,
  { shopId, customerId, today, atMost }: { shopId: number; customerId: number; today: string; atMost: number },
): Promise<InvoiceRow[]> {
  const rows = await listInvoices(trx, {
    shopId,
    customerId,
    today,
    tab: undefined,
    age: undefined,
    term: '',
    from: undefined,
    to: undefined,
    received: undefined,
    limit: atMost,
    offset: 0,
  })
  return rows.map((row) => presentInvoiceRow(row, today))
}

import type { Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { isInvoice, type InvoiceRef } from './invoice-ref.ts'

export type InvoiceRow = Selectable<DB['invoices']>

/** The invoice, locked until the transaction ends. */
export const lockInvoiceRow = (trx: Db, ref: InvoiceRef): Promise<InvoiceRow | undefined> =>
  trx.selectFrom('invoices').selectAll().where(isInvoice(ref)).forUpdate().executeTakeFirst()

/** `waits`: a slip is to be checked, or a bank has not decided. `credit`: what the shop owes the customer in the invoice's currency. */
export type BesideRow = { lines: number; waits: boolean; credit: number }

// For a lock to be of use it is asked after it was had: what it waited for may have changed all of this.
const besideText = `
select (select count(*)::integer from invoice_lines where shop_id = $1::bigint and invoice_id = $2::bigint) as lines,
  exists (select from invoice_proofs where shop_id = $1::bigint and invoice_id = $2::bigint and status = 'uploaded')
    or exists (select from payment_attempts where shop_id = $1::bigint and invoice_id = $2::bigint and state = 'pending') as waits,
  coalesce((select sum(amount_sen) from customer_credit where shop_id = $1::bigint and customer_id = $3::bigint and currency = $4::text), 0)::bigint as credit`

/** What decides about an invoice and is not in its row. */
export async function readBeside(
  trx: Db,
  {
    shopId,
    invoiceId,
    customerId,
    currency,
  }: { shopId: number; invoiceId: number; customerId: number | null; currency: string },
): Promise<BesideRow> {
  const [row] = await rawQuery<BesideRow>(trx, 'invoices_beside', besideText, [shopId, invoiceId, customerId, currency])
  if (!row) throw new Error('a select of one row gave none')
  return row
}

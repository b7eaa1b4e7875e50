import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { asRows, matching, type InvoicesMatching } from './list-invoices.ts'

type Piece = { ids: readonly number[] | undefined; before: number | null; limit: number }

/** Invoices for a spreadsheet, the newest first, from below an id on. */
export async function listForExport(trx: Db, wanted: InvoicesMatching, { ids, before, limit }: Piece) {
  let found = asRows(matching(trx, wanted))
    .select([
      'buyer_email',
      'buyer_phone',
      'buyer_tin',
      'reference',
      'subtotal_sen',
      'shipping_sen',
      'discount_sen',
      'tax_sen',
    ])
    .select(paidBy(wanted.shopId).as('paid_by'))
  if (ids !== undefined) found = found.where('invoices.id', 'in', [...ids])
  if (before !== null) found = found.where('invoices.id', '<', before)
  return found.orderBy('invoices.id', 'desc').limit(limit).execute()
}

// By which ways its money came, but for what was taken back, in the order of their first use.
const paidBy = (shopId: number) => sql<string[]>`array(
  select p.method from invoice_ledger p where p.shop_id = ${shopId} and p.invoice_id = invoices.id and p.type = 'payment'
    and not exists (select from invoice_ledger r where r.shop_id = ${shopId} and r.invoice_id = invoices.id and r.reverses_id = p.id)
  group by p.method order by min(p.id))`

export type InvoiceExportRow = Awaited<ReturnType<typeof listForExport>>[number]

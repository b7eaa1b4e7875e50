import type { Db } from '../../../platform/db/db.ts'
import { asRows, matching, type InvoicesMatching } from './list-invoices.ts'

type Piece = { ids: readonly number[] | undefined; before: number | null; limit: number }

/** Invoices for a spreadsheet, the newest first, from below an id on. */
export async function listForExport(trx: Db, wanted: InvoicesMatching, { ids, before, limit }: Piece) {
  let found = asRows(matching(trx, wanted)).select(['buyer_email', 'buyer_phone', 'buyer_tin', 'reference', 'subtotal_sen', 'shipping_sen', 'discount_sen', 'tax_sen'])
  if (ids !== undefined) found = found.where('invoices.id', 'in', [...ids])
  if (before !== null) found = found.where('invoices.id', '<', before)
  return found.orderBy('invoices.id', 'desc').limit(limit).execute()
}

export type InvoiceExportRow = Awaited<ReturnType<typeof listForExport>>[number]

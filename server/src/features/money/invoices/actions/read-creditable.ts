import type { CreditableInvoice, NoteLine } from '@kedai/domain/invoices/credit-note.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { creditableOf, creditedOf } from '../creditable.ts'
import { listCredited } from '../queries/credited.ts'
import { listLines, type LineRow } from '../queries/lines.ts'
import type { LockedInvoice } from './lock-invoice.ts'

export type Creditable = { lines: readonly LineRow[]; invoice: CreditableInvoice; alreadyCredited: NoteLine[] }

/** A locked invoice as the rule about credit notes wants it, with what was credited of it before. */
export async function readCreditable(trx: Db, invoice: LockedInvoice): Promise<Creditable> {
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const [lines, credited] = [await listLines(trx, of), await listCredited(trx, of)]
  return { lines, invoice: creditableOf(invoice, lines), alreadyCredited: creditedOf(credited, lines) }
}

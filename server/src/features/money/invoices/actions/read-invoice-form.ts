import type { CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { invoiceForm } from '../invoice-form.ts'
import { listLines } from '../queries/lines.ts'
import { formOfParts } from './set-instalments.ts'
import type { LockedInvoice } from './lock-invoice.ts'

/** What a locked invoice says, as the editor would send it: what a series or a copy begins with. */
export const readInvoiceForm = async (trx: Db, invoice: LockedInvoice): Promise<CreateInvoice> =>
  invoiceForm(
    invoice,
    await listLines(trx, { shopId: invoice.shop_id, invoiceId: invoice.id }),
    formOfParts(invoice.parts, invoice.facts.currency, invoice.issue_date),
  )

import { oneOf } from '../invoice-facts.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { createInvoice } from './create-invoice.ts'
import { lockInvoice, mustAllowInvoice, type InvoiceRef } from './lock-invoice.ts'
import { readInvoiceForm } from './read-invoice-form.ts'

/** A new draft that says the same, dated today. @throws AppError `not_found` */
export async function duplicateInvoice(
  trx: Db,
  ref: InvoiceRef,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: number; hashslug: string }> {
  const invoice = await lockInvoice(trx, ref)
  mustAllowInvoice(invoice, 'duplicate')
  const form = await readInvoiceForm(trx, invoice)
  return createInvoice(trx, {
    shopId: ref.shopId,
    form,
    lang: oneOf(['ms', 'en', 'zh'] as const, invoice.lang),
    userId,
    now,
    isCopy: true,
  })
}

import type { Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }
export type CreditedRow = Awaited<ReturnType<typeof listCredited>>[number]

/** What the credit notes of an invoice took off its parts, in the order it was done. */
export const listCredited = (trx: Db, { shopId, invoiceId }: Of) =>
  trx
    .selectFrom('credit_note_lines as l')
    .innerJoin('credit_notes as n', (join) => join.onRef('n.id', '=', 'l.credit_note_id').on('n.shop_id', '=', shopId))
    .select(['l.invoice_line_id', 'l.quantity_e5', 'l.amount_sen', 'l.tax_sen'])
    .where('l.shop_id', '=', shopId)
    .where('n.invoice_id', '=', invoiceId)
    .orderBy('l.id')
    .execute()

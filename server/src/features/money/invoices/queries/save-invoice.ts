import type { Insertable, Updateable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }
export type InvoiceChange = Updateable<DB['invoices']>

export async function saveInvoice(
  trx: Db,
  { shopId, invoiceId, now }: Of & { now: Date },
  change: InvoiceChange,
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ ...change, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', invoiceId)
    .execute()
}

export const insertInvoice = (
  trx: Db,
  invoice: Insertable<DB['invoices']>,
): Promise<{ id: number; hashslug: string }> =>
  trx.insertInto('invoices').values(invoice).returning(['id', 'hashslug']).executeTakeFirstOrThrow()

export async function deleteInvoice(trx: Db, { shopId, invoiceId }: Of): Promise<void> {
  await trx.deleteFrom('invoices').where('shop_id', '=', shopId).where('id', '=', invoiceId).execute()
}

export async function insertRevision(trx: Db, revision: Insertable<DB['invoice_revisions']>): Promise<void> {
  await trx.insertInto('invoice_revisions').values(revision).execute()
}

export async function insertEvent(trx: Db, event: Insertable<DB['invoice_events']>): Promise<void> {
  await trx.insertInto('invoice_events').values(event).execute()
}

/** The customer that phone or e-mail lead to; null for a buyer with neither. */
export async function customerOf(
  trx: Db,
  shopId: number,
  buyer: { name: string; phone: string | null; email: string | null },
  now: Date,
): Promise<number | null> {
  if (buyer.phone === null && buyer.email === null) return null
  const { id } = await trx
    .selectNoFrom((on) =>
      on
        .fn<number | null>('customer_of', [
          on.val(shopId),
          on.val(buyer.name),
          on.val(buyer.phone),
          on.val(buyer.email),
          on.val(now),
        ])
        .as('id'),
    )
    .executeTakeFirstOrThrow()
  return id
}

export async function isCustomer(trx: Db, shopId: number, customerId: number): Promise<boolean> {
  return (
    (await trx
      .selectFrom('customers')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('id', '=', customerId)
      .executeTakeFirst()) !== undefined
  )
}

import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }

/** The newest slip that the buyer sent; what a seller attached to a payment is none. */
export const findNewestSlip = (
  trx: Db,
  { shopId, invoiceId }: Of,
): Promise<Selectable<DB['invoice_proofs']> | undefined> =>
  trx
    .selectFrom('invoice_proofs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('uploaded_by', '=', 'buyer')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertSlip = (trx: Db, slip: Insertable<DB['invoice_proofs']>): Promise<{ id: number }> =>
  trx.insertInto('invoice_proofs').values(slip).returning('id').executeTakeFirstOrThrow()

/** The first other invoice and the first order of the shop that was given the same picture. */
export async function findSamePicture(
  trx: Db,
  { shopId, invoiceId }: Of,
  sha256: Buffer,
): Promise<{ duplicate_of_invoice_id: number | null; duplicate_of_order_id: number | null }> {
  const invoice = await trx
    .selectFrom('invoice_proofs')
    .select('invoice_id as id')
    .where('shop_id', '=', shopId)
    .where('original_sha256', '=', sha256)
    .where('invoice_id', '<>', invoiceId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const order = await trx
    .selectFrom('payment_proofs')
    .select('order_id as id')
    .where('shop_id', '=', shopId)
    .where('original_sha256', '=', sha256)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { duplicate_of_invoice_id: invoice?.id ?? null, duplicate_of_order_id: order?.id ?? null }
}

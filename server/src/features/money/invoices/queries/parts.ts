import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }
export type PartRow = Selectable<DB['invoice_parts']>
export type NewPart = Omit<Insertable<DB['invoice_parts']>, 'shop_id' | 'invoice_id' | 'position'>

/** The payment schedule, in its order; none without one. */
export const listParts = (trx: Db, { shopId, invoiceId }: Of): Promise<PartRow[]> =>
  trx
    .selectFrom('invoice_parts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()

export async function replaceParts(trx: Db, { shopId, invoiceId }: Of, parts: readonly NewPart[]): Promise<void> {
  await trx.deleteFrom('invoice_parts').where('shop_id', '=', shopId).where('invoice_id', '=', invoiceId).execute()
  if (parts.length > 0)
    await trx
      .insertInto('invoice_parts')
      .values(parts.map((part, position) => ({ ...part, position, shop_id: shopId, invoice_id: invoiceId })))
      .execute()
}

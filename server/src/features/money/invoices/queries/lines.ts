import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type Of = { shopId: number; invoiceId: number }
export type LineRow = Selectable<DB['invoice_lines']>
export type NewLine = Omit<Insertable<DB['invoice_lines']>, 'id' | 'shop_id' | 'invoice_id' | 'position'>

export const listLines = (trx: Db, { shopId, invoiceId }: Of): Promise<LineRow[]> =>
  trx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Adds lines at their places; a line that was there keeps its id. */
export async function insertLines(
  trx: Db,
  { shopId, invoiceId }: Of,
  lines: readonly { position: number; line: NewLine }[],
): Promise<void> {
  if (lines.length === 0) return
  await trx
    .insertInto('invoice_lines')
    .values(lines.map(({ position, line }) => ({ ...line, position, shop_id: shopId, invoice_id: invoiceId })))
    .execute()
}

export async function changeLine(
  trx: Db,
  { shopId, invoiceId }: Of,
  id: number,
  change: NewLine & { position: number },
): Promise<void> {
  await trx
    .updateTable('invoice_lines')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('id', '=', id)
    .execute()
}

export async function removeLines(trx: Db, { shopId, invoiceId }: Of, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('invoice_lines')
    .where('shop_id', '=', shopId)
    .where('invoice_id', '=', invoiceId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Which of these products are the shop's. */
export async function findProducts(trx: Db, shopId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  return (
    await trx
      .selectFrom('products')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('id', 'in', [...ids])
      .execute()
  ).map(({ id }) => id)
}

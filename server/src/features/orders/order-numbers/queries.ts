import type { Db } from '../../../platform/db/db.ts'

/** A shop's prefix and the number its next order gets. */
export const readNumbers = (trx: Db, shopId: number): Promise<{ prefix: string; next: number }> =>
  trx
    .selectFrom('shops as s')
    .innerJoin('order_numbers as n', 'n.shop_id', 's.id')
    .select(['s.order_prefix as prefix', 'n.next'])
    .where('s.id', '=', shopId)
    .executeTakeFirstOrThrow()

export async function savePrefix(trx: Db, shopId: number, prefix: string): Promise<void> {
  await trx.updateTable('shops').set({ order_prefix: prefix }).where('id', '=', shopId).execute()
}

/** False where the number was given already. */
export async function advance(trx: Db, shopId: number, next: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_numbers')
    .set({ next })
    .where('shop_id', '=', shopId)
    .where('next', '<=', next)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

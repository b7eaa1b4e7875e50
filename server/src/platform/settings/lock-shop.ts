import type { Db } from '../db/db.ts'

/** Until the transaction ends nobody else is at what the shop has set up. */
export async function lockShop(trx: Db, shopId: number): Promise<void> {
  await trx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst()
}

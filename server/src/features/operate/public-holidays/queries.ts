import type { Db } from '../../../platform/db/db.ts'

export async function findStateOfShop(trx: Db, shopId: number): Promise<string | null> {
  const shop = await trx.selectFrom('shops').select('state').where('id', '=', shopId).executeTakeFirst()
  return shop?.state ?? null
}

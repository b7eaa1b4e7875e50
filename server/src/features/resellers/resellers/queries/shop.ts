import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The shop that a call names, asked as the public. */
export async function findShopId(publicDb: Db, username: string): Promise<number | null> {
  const text = 'select id from shops where username = $1'
  return (await rawQuery<{ id: number }>(publicDb, 'resellers_shop', text, [username]))[0]?.id ?? null
}

export const shopName = async (trx: Db, shopId: number): Promise<string> =>
  (await rawQuery<{ name: string }>(trx, 'resellers_shop_name', 'select name from shops where id = $1', [shopId]))[0]
    ?.name ?? ''

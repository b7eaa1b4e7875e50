import type { Db } from './db.ts'
import { rawQuery } from './raw-query.ts'

/** Names the shop in a transaction that began without one, because the shop was made within it. */
export async function actForShop(trx: Db, shopId: number): Promise<void> {
  await rawQuery(trx, 'act_for_shop', `select set_config('app.shop', $1::bigint::text, true)`, [shopId])
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Changes of a shop's programmes come one after the other. */
export async function lockShop(trx: Db, shopId: number): Promise<void> {
  await rawQuery(trx, 'resellers_lock_shop', 'select pg_advisory_xact_lock(320, $1::integer)', [shopId])
}

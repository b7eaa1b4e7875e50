import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

export async function insertCoupon(trx: Db, coupon: Insertable<DB['coupons']>): Promise<void> {
  await trx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.columns(['shop_id', 'code']).doNothing())
    .execute()
}

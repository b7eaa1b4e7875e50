import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Whether they ordered in the shop since, by the phone or the e-mail. */
export async function hasOrdered(
  trx: Db,
  of: { shopId: number; phone: string | null; email: string | null; since: Date },
): Promise<boolean> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', of.shopId)
    .where('placed_at', '>=', of.since)
    .where(sql<boolean>`(buyer_phone = ${of.phone} or buyer_email = ${of.email})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

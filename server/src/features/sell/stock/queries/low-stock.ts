import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Shops with units that ran low and were not told about yet. */
export async function shopsRunningLow(db: Db): Promise<number[]> {
  const rows = await rawQuery<{ shop_id: number }>(
    db,
    'stock_shops_low',
    'select shop_id from shops_running_low() as shop_id',
  )
  return rows.map(({ shop_id }) => shop_id)
}

export type LowUnit = { title: string; option_values: string[]; stock: number }

/** What ran low and was not told about yet is told about from now on: one crossing is claimed once, whoever asks. */
export const claimLowUnits = (trx: Db, shopId: number, now: Date): Promise<LowUnit[]> =>
  rawQuery(
    trx,
    'stock_claim_low',
    `
    with claimed as (update low_stock set told_at = $2 where shop_id = $1 and told_at is null returning variation_id)
    select p.title, v.option_values, v.stock from claimed c join variations v on v.id = c.variation_id join products p on p.id = v.product_id
    where p.status = 'published' order by v.stock, p.title`,
    [shopId, now],
  )

/** The shop's name, and who is written to about its shelf. */
export const findOwners = (trx: Db, shopId: number): Promise<{ shop: string; email: string; lang: string }[]> =>
  trx
    .selectFrom('shop_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('shops as s', 's.id', 'm.shop_id')
    .select(['s.name as shop', 'u.email', 'u.lang'])
    .where('m.shop_id', '=', shopId)
    .where('m.role', '=', 'owner')
    .orderBy('u.id')
    .limit(20)
    .execute()

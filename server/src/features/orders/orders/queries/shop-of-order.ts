import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The shop of a buyer's token; null when there is no such order. */
export async function findShopOfOrder(db: Db, token: string): Promise<number | null> {
  const [row] = await rawQuery<{ shop_id: number | null }>(
    db,
    'orders_shop_of',
    'select shop_of_order($1::text) as shop_id',
    [token],
  )
  return row?.shop_id ?? null
}

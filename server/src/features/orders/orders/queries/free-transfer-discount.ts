import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** By how many sen a total has to fall to differ from those of the shop's orders, placed since then, that wait for a transfer; null: by none that there is. */
export async function findFreeDiscount(
  trx: Db,
  { shopId, total, since }: { shopId: number; total: number; since: Date },
): Promise<number | null> {
  const text = 'select free_transfer_discount($1::bigint, $2::bigint, $3::timestamptz) as sen'
  const [row] = await rawQuery<{ sen: number | null }>(trx, 'orders_free_transfer_discount', text, [
    shopId,
    total,
    since,
  ])
  return row?.sen ?? null
}

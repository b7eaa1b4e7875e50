import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Folds the oldest changes of all shops into their days; answers how many, 0 while another process does it. */
export async function foldSales(trx: Db, atMost: number): Promise<number> {
  const [row] = await rawQuery<{ folded: number }>(trx, 'sales_fold', 'select fold_sales($1::integer) as folded', [
    atMost,
  ])
  return row?.folded ?? 0
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Views and carts of all shops on days before one, `YYYY-MM-DD`. */
export async function removeOldCounts(db: Db, before: string): Promise<void> {
  await rawQuery(db, 'sales_remove_old_counts', 'select remove_old_counts($1::date)', [before])
}

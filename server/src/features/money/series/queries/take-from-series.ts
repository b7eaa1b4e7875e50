import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

// One statement takes the number and holds the row until the commit: a rollback gives it back, and nobody reads one that is not kept.
const text = `
insert into document_series (shop_id, kind, prefix, next_number) values ($1::bigint, $2::text, $3::text, 2)
on conflict (shop_id, kind) do update set next_number = document_series.next_number + 1
returning prefix, next_number - 1 as number`

export async function takeFromSeries(
  trx: Db,
  shopId: number,
  kind: string,
  usualPrefix: string,
): Promise<{ prefix: string; number: number }> {
  const [taken] = await rawQuery<{ prefix: string; number: number }>(trx, 'invoices_take_number', text, [
    shopId,
    kind,
    usualPrefix,
  ])
  if (!taken) throw new Error('an upsert without a condition gave no row')
  return taken
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type SharedLine = { product_id: number; variation_id: number; title: string; quantity: number }

export async function insertShared(
  trx: Db,
  row: { shopId: number; token: string; lines: readonly SharedLine[]; now: Date },
): Promise<void> {
  const text = 'insert into shared_carts (token, shop_id, lines, created_at) values ($1, $2, $3, $4)'
  await rawQuery(trx, 'carts_insert_shared', text, [row.token, row.shopId, JSON.stringify(row.lines), row.now])
}

/** The lines behind a link that was made since then; null when there is none. */
export async function findShared(trx: Db, token: string, since: Date): Promise<SharedLine[] | null> {
  const text = 'select lines from shared_carts where token = $1 and created_at > $2'
  return (await rawQuery<{ lines: SharedLine[] }>(trx, 'carts_find_shared', text, [token, since]))[0]?.lines ?? null
}

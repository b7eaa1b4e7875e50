import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { Suspension } from './suspended-shops.ts'

export const findSuspensions = (db: Db): Promise<Suspension[]> =>
  rawQuery<Suspension>(
    db,
    'suspensions',
    `select id as "shopId", username, suspension_reason as reason, suspended_at as since from shops where suspended_at is not null`,
    [],
  )

/** The shops that words of an address stand for. */
export async function findShopsOfAddress(db: Db, words: readonly string[]): Promise<number[]> {
  const rows = await rawQuery<{ shop_id: number }>(
    db,
    'suspensions_address',
    'select f.shop_id from unnest($1::text[]) w, lateral (select shop_of_address(w) as shop_id) f where f.shop_id is not null',
    [words],
  )
  return rows.map(({ shop_id }) => shop_id)
}

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Orders of any shop whose hold has passed, the oldest deadline first. */
export const findPastHold = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; order_id: number }[]> =>
  rawQuery(db, 'orders_past_hold', 'select shop_id, order_id from orders_past_hold($1::timestamptz, $2::integer)', [
    now,
    atMost,
  ])

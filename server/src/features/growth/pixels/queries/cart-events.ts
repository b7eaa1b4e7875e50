import type { Insertable, Selectable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type CartEventRow = Selectable<DB['pixel_cart_events']>
export type CartEventRef = { shopId: number; rowId: number }

export const insertCartEvents = async (trx: Db, rows: Insertable<DB['pixel_cart_events']>[]): Promise<void> =>
  void (rows.length > 0 && (await trx.insertInto('pixel_cart_events').values(rows).execute()))

export const takeDueCartEvents = (
  db: Db,
  now: Date,
  atMost: number,
): Promise<{ shop_id: number; event_row: number }[]> =>
  rawQuery(db, 'pixels_take_cart', 'select shop_id, event_row from take_pixel_cart_events($1, $2)', [now, atMost])

export const readCartEvent = (trx: Db, { shopId, rowId }: CartEventRef): Promise<CartEventRow | undefined> =>
  trx
    .selectFrom('pixel_cart_events')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', rowId)
    .executeTakeFirst()

export async function deleteCartEvent(trx: Db, { shopId, rowId }: CartEventRef): Promise<void> {
  await trx.deleteFrom('pixel_cart_events').where('shop_id', '=', shopId).where('id', '=', rowId).execute()
}

import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { DB, Db } from '../../../../platform/db/db.ts'

type OfOrder = { shopId: number; orderId: number }

/** An order's lines of tickets, as they were sold, with their buyer. */
export const listBought = (trx: Db, { shopId, orderId }: OfOrder) =>
  trx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.id', 'l.product_id', 'l.variation_id', 'l.title', 'l.options', 'l.details'])
    .select(sql<number>`l.quantity - l.given_up`.as('standing'))
    .select(['o.buyer_name', 'o.buyer_phone', 'o.buyer_email'])
    .where('l.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('l.order_id', '=', orderId)
    .where('l.item_type', '=', 'ticket')
    .orderBy('l.position')
    .execute()

/** Makes tickets; those that were made and are void are good again, the others stay as they are. How many. */
export async function insertTickets(trx: Db, rows: readonly Insertable<DB['tickets']>[]): Promise<number> {
  const made = await trx
    .insertInto('tickets')
    .values([...rows])
    .onConflict((there) =>
      there
        .columns(['shop_id', 'order_line_id', 'place'])
        .doUpdateSet(({ eb, ref }) => ({
          status: eb.case().when('tickets.admitted_at', 'is', null).then('valid').else('used').end(),
          changed_at: ref('excluded.changed_at'),
        }))
        .where('tickets.status', '=', 'void'),
    )
    .returning('id')
    .execute()
  return made.length
}

/** Those of an order that open nothing any more; of one line, from a place on. */
export const voidTickets = async (
  trx: Db,
  { shopId, orderId }: OfOrder,
  now: Date,
  from?: { lineId: number; place: number },
): Promise<void> =>
  void (await trx
    .updateTable('tickets')
    .set({ status: 'void', changed_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('status', '<>', 'void')
    .$if(from !== undefined, (rows) =>
      rows.where('order_line_id', '=', from?.lineId ?? 0).where('place', '>=', from?.place ?? 0),
    )
    .execute())

import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

type OfOrder = { shopId: number; orderId: number }

export type BoughtLine = Awaited<ReturnType<typeof listBought>>[number]

/** An order's lines of one type, as they were sold, with their buyer. */
export const listBought = async (trx: Db, { shopId, orderId }: OfOrder, itemType: string) =>
  (
    await trx
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select([
        'l.id',
        'l.product_id',
        'l.variation_id',
        'l.title',
        'l.options',
        'l.details',
        'o.buyer_name',
        'o.buyer_phone',
        'o.buyer_email',
        'o.lang',
        sql<boolean>`exists (select from entitlement_periods p where p.shop_id = l.shop_id and p.order_line_id = l.id)`.as(
          'is_granted',
        ),
      ])
      .where('l.shop_id', '=', shopId)
      .where('o.shop_id', '=', shopId)
      .where('l.order_id', '=', orderId)
      .where('l.item_type', '=', itemType)
      .whereRef('l.given_up', '<', 'l.quantity')
      .orderBy('l.position')
      .execute()
  ).map((line) => ({ ...line, details: (line.details ?? {}) as Readonly<Record<string, unknown>> })) // an object by its check

/** Takes the trials that are still to be had; how many. */
export async function insertTrials(
  trx: Db,
  { shopId, orderId }: OfOrder,
  lines: readonly { product_id: number; buyer_phone: string }[],
): Promise<number> {
  const rows = await trx
    .insertInto('trials')
    .values(
      lines.map((line) => ({
        shop_id: shopId,
        order_id: orderId,
        product_id: line.product_id,
        phone: line.buyer_phone,
      })),
    )
    .onConflict((taken) => taken.doNothing())
    .returning('phone')
    .execute()
  return rows.length
}

export const deleteTrials = async (trx: Db, { shopId, orderId }: OfOrder): Promise<void> =>
  void (await trx.deleteFrom('trials').where('shop_id', '=', shopId).where('order_id', '=', orderId).execute())

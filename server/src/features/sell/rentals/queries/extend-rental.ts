import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { lockRental } from './move-rental.ts'

type Which = { id: number } | { orderId: number }

/** A booking with its order, line and product: the order is locked first, as everybody does who changes one. Null: no such booking. */
export async function lockBooking<Order extends { id: number }>(
  trx: Db,
  shopId: number,
  of: Which,
  lockOrder: (orderId: number) => Promise<Order>,
) {
  const found = await trx
    .selectFrom('rentals')
    .select(['id', 'order_id'])
    .where('shop_id', '=', shopId)
    .where('id' in of ? 'id' : 'order_id', '=', 'id' in of ? of.id : of.orderId)
    .orderBy('id')
    .executeTakeFirst()
  if (!found) return null
  const order = await lockOrder(found.order_id)
  const rental = await lockRental(trx, { shopId, id: found.id })
  if (!rental) return null
  const line = await trx
    .selectFrom('order_lines')
    .select(['id', 'details'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.id)
    .where('position', '=', rental.line_no)
    .executeTakeFirst()
  const product = await trx
    .selectFrom('products')
    .select('details')
    .where('shop_id', '=', shopId)
    .where('id', '=', rental.product_id)
    .executeTakeFirst()
  return line && product ? { order, rental, line, product: { details: settingsOf(product.details) } } : null
}

// A product keeps an object there, or nothing.
const settingsOf = (details: unknown): Record<string, unknown> =>
  typeof details === 'object' && details !== null ? { ...details } : {}

type Extension = {
  ends_at: Date
  unit_price_sen: number
  /** What is added to the line's total and to the order's extras. */
  more_sen: number
  more_addons_sen: number
  options: string
  details: object
}

/** Writes a later end to the booking, its line and its order's sums. */
export async function saveExtension(
  trx: Db,
  { shopId, orderId, id, line, now }: { shopId: number; orderId: number; id: number; line: number; now: Date },
  { ends_at, unit_price_sen, more_sen, more_addons_sen, options, details }: Extension,
): Promise<void> {
  await trx.updateTable('rentals').set({ ends_at }).where('shop_id', '=', shopId).where('id', '=', id).execute()
  await trx
    .updateTable('order_lines')
    .set({
      unit_price_sen,
      total_sen: sql`${unit_price_sen}::bigint * quantity`,
      options,
      details: JSON.stringify(details),
    })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('position', '=', line)
    .execute()
  // The line's old price stands in what an earlier edit noted as placed; of such an order the new one is what was placed.
  await rawQuery(
    trx,
    'rentals_extend_order',
    `
    update orders set subtotal_sen = subtotal_sen + $3, addon_total_sen = addon_total_sen + $4, total_sen = total_sen + $3 + $4,
      placed_lines = null, updated_at = $5, revision = revision + 1
    where shop_id = $1 and id = $2`,
    [shopId, orderId, more_sen, more_addons_sen, now],
  )
}

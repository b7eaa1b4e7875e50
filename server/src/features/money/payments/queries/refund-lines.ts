import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Of = { shopId: number; orderId: number }

/** The lines of an order as they were sold, in their order. */
export const listSoldLines = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'total_sen', 'discount_sen', 'returned', 'refunded_sen'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** `amount`: of the refund's money, what is the line's, in sen. */
export type RefundUnits = {
  id: number
  quantity: number
  amount: number
  givenUp: number
  unsent: number
  restocked: number
  scrapped: number
}

/** Which units a row of the ledger gave back. */
export async function insertRefundLines(
  trx: Db,
  shopId: number,
  paymentId: number,
  units: readonly RefundUnits[],
): Promise<void> {
  if (units.length === 0) return
  await trx
    .insertInto('refund_lines')
    .values(
      units.map(({ id, quantity, amount, givenUp, unsent, restocked, scrapped }) => ({
        shop_id: shopId,
        payment_id: paymentId,
        order_line_id: id,
        quantity,
        amount_sen: amount,
        given_up: givenUp,
        unsent,
        restocked,
        written_off: scrapped,
      })),
    )
    .execute()
}

/** Adds to what went back of an order's lines. */
export async function addToLines(trx: Db, { shopId, orderId }: Of, units: readonly RefundUnits[]): Promise<void> {
  if (units.length === 0) return
  await rawQuery(
    trx,
    'payments_refunded_lines',
    `update order_lines l set returned = l.returned + w.units, refunded_sen = l.refunded_sen + w.sen
     from unnest($3::bigint[], $4::integer[], $5::bigint[]) w (line, units, sen)
     where l.shop_id = $1 and l.order_id = $2 and l.id = w.line`,
    [
      shopId,
      orderId,
      units.map(({ id }) => id),
      units.map(({ quantity }) => quantity),
      units.map(({ amount }) => amount),
    ],
  )
}

/** Of an order's refunds, what was for its delivery, in sen. */
export async function sumRefundedShipping(trx: Db, { shopId, orderId }: Of): Promise<number> {
  const [row] = await rawQuery<{ sen: number }>(
    trx,
    'payments_refunded_shipping',
    'select coalesce(sum(shipping_sen), 0)::bigint as sen from payments where shop_id = $1 and order_id = $2',
    [shopId, orderId],
  )
  return row?.sen ?? 0
}

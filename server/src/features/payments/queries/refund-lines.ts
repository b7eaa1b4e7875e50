import type { Db } from '../../../platform/db/db.ts'

type Of = { shopId: number; orderId: number }

/** The lines of an order as they were sold, in their order. */
export const listSoldLines = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('order_lines')
    .select(['id', 'position', 'variation_id', 'quantity', 'total_sen', 'discount_sen'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export type RefundUnits = { id: number; quantity: number; unsent: number; restocked: number }

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
      units.map(({ id, quantity, unsent, restocked }) => ({
        shop_id: shopId,
        payment_id: paymentId,
        order_line_id: id,
        quantity,
        unsent,
        restocked,
      })),
    )
    .execute()
}

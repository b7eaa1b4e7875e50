import type { Db } from '../../../platform/db/db.ts'

export const readWants = (trx: Db, shopId: number, orderId: number): Promise<{ variationId: number; quantity: number }[]> =>
  trx.selectFrom('order_lines').select(['variation_id as variationId', 'quantity']).where('shop_id', '=', shopId).where('order_id', '=', orderId).execute()

type Revived = { shopId: number; orderId: number; stockState: string; now: Date }

/** Opens an expired order again; its hold is the caller's to arm. */
export async function reopenOrder(trx: Db, { shopId, orderId, stockState, now }: Revived): Promise<void> {
  await trx.updateTable('orders')
    .set({ order_status: 'open', fulfilment_status: 'unfulfilled', stock_state: stockState, hold_expires_at: null, updated_at: now })
    .where('shop_id', '=', shopId).where('id', '=', orderId).where('order_status', '=', 'expired').execute()
}

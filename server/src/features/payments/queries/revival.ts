import type { Db } from '../../../platform/db/db.ts'

type Revived = { shopId: number; orderId: number; now: Date }

/** Opens an expired order again; its hold is the caller's to arm. */
export async function reopenOrder(trx: Db, { shopId, orderId, now }: Revived): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ order_status: 'open', fulfilment_status: 'unfulfilled', hold_expires_at: null, updated_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .where('order_status', '=', 'expired')
    .execute()
}

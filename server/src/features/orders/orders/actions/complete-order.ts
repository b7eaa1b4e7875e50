import type { Db } from '../../../../platform/db/db.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder, mustAllow } from './lock-order.ts'

export type CompleteOrder = { shopId: number; orderNo: string; userId: number; now: Date }

/** Ends a paid order whose goods were handed over. @throws AppError `not_found`, `conflict` with the reason. */
export async function completeOrder(trx: Db, { shopId, orderNo, userId, now }: CompleteOrder): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  mustAllow(order, 'complete')
  await closeOrder(trx, order, { as: 'completed', now, actor: 'seller', userId })
}

import type { Db } from '../../../../platform/db/db.ts'
import { closeOrder } from './close-order.ts'
import { lockOrder, mustAllow, mustAllowBuyer, withLineFacts } from './lock-order.ts'
import type { OrderRef } from './lock-order.ts'

export type CancelOrder = { order: OrderRef; by: 'buyer' | 'seller'; userId?: number | null; reason: string; now: Date }

/**
 * Cancels an open order whose money is not held, and gives its units and coupon back once.
 * @throws AppError `not_found` for a stranger's order, `conflict` with the reason when it is too late.
 */
export async function cancelOrder(trx: Db, { order: ref, by, userId, reason, now }: CancelOrder): Promise<void> {
  const order = await lockOrder(trx, ref)
  if (by === 'buyer') mustAllowBuyer(await withLineFacts(trx, order), 'cancel')
  else mustAllow(order, 'cancel')
  await closeOrder(trx, order, { as: 'cancelled', now, actor: by, userId, reason })
}

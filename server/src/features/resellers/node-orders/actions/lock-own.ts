import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { lockOrder, type LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { nodeOrderTexts } from '../messages.ts'
import { findNodeOrder, type NodeOrderRow } from '../queries/node-orders.ts'

export type OwnOrder = { shopId: number; resellerId: number; orderNo: string }

/**
 * An order that a reseller has to send, locked. @throws AppError `not_found` for one that he never had to, `conflict` for one that is
 * not his any more, or was sent or ended
 */
export async function lockOwn(
  trx: Db,
  { shopId, resellerId, orderNo }: OwnOrder,
): Promise<{ order: LockedOrder; asked: NodeOrderRow }> {
  const order = await lockOrder(trx, { shopId, orderNo })
  const asked = await findNodeOrder(trx, shopId, order.id)
  if (asked?.reseller_id !== resellerId || asked.due_at === null) throw new AppError('not_found', texts.notFound)
  if (asked.moved_at !== null) throw new AppError('conflict', nodeOrderTexts.movedAlready)
  if (!isUnsent(order)) throw new AppError('conflict', nodeOrderTexts.notNow)
  return { order, asked }
}

/** Whether nothing of an order that goes on has left yet. */
export const isUnsent = ({ order_status, fulfilment_status }: LockedOrder): boolean =>
  order_status === 'open' && (fulfilment_status === 'unfulfilled' || fulfilment_status === 'packed')

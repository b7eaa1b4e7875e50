import type { OrderActor, OrderEventName } from '@kedai/domain/orders/timeline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertEvent } from '../queries/insert-event.ts'

export type OrderEvent = {
  shopId: number
  orderId: number
  now: Date
  name: OrderEventName
  actor: OrderActor
  userId?: number | null
  /** What its sentence needs: `amount` in two-decimal ringgit, `method`, `courier`, `tracking_number`, `reason`, `text`. */
  data?: Record<string, string>
}

/** Adds one entry to the order's timeline; entries are never changed. */
export const recordEvent = (
  trx: Db,
  { shopId, orderId, now, name, actor, userId = null, data = {} }: OrderEvent,
): Promise<void> =>
  insertEvent(trx, {
    shop_id: shopId,
    order_id: orderId,
    at: now,
    name,
    actor,
    user_id: userId,
    data: JSON.stringify(data),
  })

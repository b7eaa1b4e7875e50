import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { findPastHold } from '../queries/past-hold.ts'
import { lockOrderRow } from '../queries/lock-order.ts'
import { readFacts } from '../shared/read-statuses.ts'
import { closeOrder } from './close-order.ts'

const batch = 100

/**
 * Ends the orders whose hold has passed, oldest deadline first, each in a transaction of its own; answers how many. A slip that
 * waits has rested the deadline for as long as it may. Any
 * number of workers may run it side by side: the order's lock and its standing afterwards decide, so each expires once.
 */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  let expired = 0
  for (;;) {
    const due = await findPastHold(db, now, batch)
    let progress = 0
    for (const { shop_id: shopId, order_id: orderId } of due) {
      if (await inTransaction(db, { shopId }, (trx) => expireOne(trx, shopId, orderId, now))) progress++
    }
    expired += progress
    // Fewer than asked for: none is left. None done: another worker has them.
    if (due.length < batch || progress === 0) return expired
  }
}

async function expireOne(trx: Db, shopId: number, orderId: number, now: Date): Promise<boolean> {
  const order = await lockOrderRow(trx, { shopId, orderId })
  if (!order || order.sold_counted || order.hold_expires_at === null || order.hold_expires_at > now) return false
  if (readFacts(order).order !== 'open') return false
  await closeOrder(trx, order, { as: 'expired', now, actor: 'system' })
  return true
}

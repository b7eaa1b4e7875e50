import { mayRevive } from '@kedai/domain/orders/revive.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { reviveClaims } from '../../../sell/claims/actions/settle-claims.ts'
import type { LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { reopenOrder } from '../../../orders/orders/actions/reopen-order.ts'

/** Opens an expired order again because its money came after all; false when domain forbids it or what it held is gone. */
export async function reviveOrder(trx: Db, order: LockedOrder, now: Date): Promise<boolean> {
  if (!mayRevive(order.facts.order)) return false
  const short = await reviveClaims(trx, { shopId: order.shop_id, holder: 'order', holderId: order.id }, now)
  if (short.length > 0) return false
  await reopenOrder(trx, order, now)
  return true
}

import { overridesOf } from '@kedai/domain/resellers/overrides.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertCommission } from '../queries/commissions.ts'
import { findOverriddenOrder } from '../queries/overrides.ts'

/**
 * Freezes what part of a paid order the uplines of who sold it by a link, or bought it himself, earn; `followOrder` says how much.
 * Off unless the shop recorded a licence: a sale is always behind it, never somebody who joined. Twice is once.
 */
export async function earnOverrides(
  trx: Db,
  { shopId, orderId, now }: { shopId: number; orderId: number; now: Date },
): Promise<void> {
  const order = await findOverriddenOrder(trx, shopId, orderId)
  if (!order) return
  const uplines = order.uplines.map(({ id, status }) => ({ id, mayEarn: mayRefer(status) }))
  for (const { resellerId, level, rate } of overridesOf(uplines, order.override_bp))
    await insertCommission(trx, { shopId, resellerId, orderId, area: order.area, level, rate, rules: [], now })
}

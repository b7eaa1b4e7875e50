import { overridesOf } from '@kedai/domain/resellers/overrides.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import type { Db } from '../../../platform/db/db.ts'
import { insertCommission, listLines, postWallet } from '../queries/commissions.ts'
import { findOverriddenOrder } from '../queries/overrides.ts'
import { followOrder } from './earn-commission.ts'

/**
 * What a paid order earns the uplines of who sold it by a link, or bought it himself, frozen line by line like commission. Off
 * unless the shop recorded a licence: a sale is always behind it, never somebody who joined. Twice is once.
 */
export async function earnOverrides(
  trx: Db,
  { shopId, orderId, now }: { shopId: number; orderId: number; now: Date },
): Promise<void> {
  const order = await findOverriddenOrder(trx, shopId, orderId)
  if (!order) return
  const lines = (await listLines(trx, shopId, orderId)).map((row) => ({
    lineId: row.id,
    base: sen(Math.max(0, row.total_sen - row.discount_sen)),
  }))
  const earned = overridesOf(
    lines.map(({ base }) => base),
    order.uplines.map(({ id, status }) => ({ id, mayEarn: mayRefer(status) })),
    order.override_bp,
  )
  // In the order of wallets, so that no two orders wait for each other.
  for (const { resellerId, level, rate, amounts } of earned.toSorted((a, b) => a.resellerId - b.resellerId)) {
    const earnedSen = amounts.reduce((all, amount) => all + amount, 0)
    const commissionId = await insertCommission(trx, {
      shopId,
      resellerId,
      orderId,
      area: order.area,
      level,
      baseSen: lines.reduce((all, { base }) => all + base, 0),
      earnedSen,
      lines: lines.map((line, at) => ({ ...line, amount: amounts[at] ?? 0, ruleId: null, rate, perUnit: null })),
      now,
    })
    if (commissionId === null) continue
    const post = { shopId, resellerId, commissionId, ref: order.order_no, now }
    await postWallet(trx, { ...post, kind: 'override', bucket: 'pending', amount: earnedSen })
  }
  if (earned.length > 0) await followOrder(trx, { shopId, orderId, now })
}

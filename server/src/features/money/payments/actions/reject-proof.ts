import { maxRefusedSlips } from '@kedai/domain/payments/deadline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { closeOrder } from '../../../orders/orders/actions/close-order.ts'
import { lockOrder, mustAllow } from '../../../orders/orders/actions/lock-order.ts'
import type { OrderRef } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { settleOrder } from '../../../orders/orders/actions/settle-order.ts'
import { countRefusedSlips, findNewestProof, moveProof } from '../queries/proofs.ts'

type RejectProof = { order: OrderRef; reason: string; userId: number; now: Date }

/**
 * The seller did not find the money: the buyer is told why and may send another slip, once. The second refusal ends the order as
 * its deadline would, so that money which comes later is late money. The same refusal sent twice is one. Answers whether it ended it.
 * @throws AppError `not_found` for a stranger's order, `conflict` when no slip waits.
 */
export async function rejectProof(trx: Db, { order: ref, reason, userId, now }: RejectProof): Promise<boolean> {
  const order = await lockOrder(trx, ref)
  const ids = { shopId: order.shop_id, orderId: order.id }
  const proof = await findNewestProof(trx, ids.shopId, ids.orderId)
  if (proof && isRefused.has(proof.status) && proof.reason === reason) return order.facts.order === 'expired'
  mustAllow(order, 'reject_proof')
  if (!proof) throw new AppError('conflict', common.conflict)
  const change = { status: 'rejected', reason, decided_at: now, decided_by: userId }
  await moveProof(trx, { shopId: ids.shopId, proofId: proof.id, from: ['uploaded', 'checking'] }, change)
  await recordEvent(trx, { ...ids, now, name: 'proof.rejected', actor: 'seller', userId, data: { reason } })
  const { isPaid } = await settleOrder(trx, { ...ids, hold: { name: 'slip_refused' }, now })
  await recordAudit(trx, {
    shopId: ids.shopId,
    userId,
    action: 'proof.rejected',
    subject: { type: 'order', ref: order.order_no },
    after: { reason },
    now,
  })
  const isLast =
    !isPaid && !order.sold_counted && (await countRefusedSlips(trx, ids.shopId, ids.orderId)) >= maxRefusedSlips
  if (isLast) await closeOrder(trx, order, { as: 'expired', now, actor: 'seller', userId, reason })
  await emit(trx, 'proof.rejected', { ...ids, proofId: proof.id })
  return isLast
}

// A refused slip is one that can no longer be replaced once its order has ended.
const isRefused: ReadonlySet<string> = new Set(['rejected', 'expired'])

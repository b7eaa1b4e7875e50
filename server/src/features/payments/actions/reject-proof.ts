import type { Db } from '../../../platform/db/db.ts'
import { emit } from '../../../platform/events/events.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { lockOrder, mustAllow } from '../../orders/actions/lock-order.ts'
import type { OrderRef } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { settleOrder } from '../../orders/actions/settle-order.ts'
import { findNewestProof, moveProof } from '../queries/proofs.ts'

type RejectProof = { order: OrderRef; reason: string; userId: number; now: Date }

/**
 * The seller did not find the money: the buyer is told why and may send another slip. The same refusal sent twice is one.
 * @throws AppError `not_found` for a stranger's order, `conflict` when no slip waits.
 */
export async function rejectProof(trx: Db, { order: ref, reason, userId, now }: RejectProof): Promise<void> {
  const order = await lockOrder(trx, ref)
  const ids = { shopId: order.shop_id, orderId: order.id }
  const proof = await findNewestProof(trx, ids.shopId, ids.orderId)
  if (proof?.status === 'rejected' && proof.reason === reason) return
  mustAllow(order, 'reject_proof')
  if (!proof) throw new AppError('conflict', common.conflict)
  const change = { status: 'rejected', reason, decided_at: now, decided_by: userId }
  await moveProof(trx, { shopId: ids.shopId, proofId: proof.id, from: ['uploaded', 'checking'] }, change)
  await recordEvent(trx, { ...ids, now, name: 'proof.rejected', actor: 'seller', userId, data: { reason } })
  await settleOrder(trx, { ...ids, now })
  await recordAudit(trx, {
    shopId: ids.shopId,
    userId,
    action: 'proof.rejected',
    subject: { type: 'order', ref: order.order_no },
    after: { reason },
    now,
  })
  await emit(trx, 'proof.rejected', { ...ids, proofId: proof.id })
}

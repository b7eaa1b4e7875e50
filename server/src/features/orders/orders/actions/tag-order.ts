import type { Db } from '../../../../platform/db/db.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { listTags, saveTags } from '../queries/save-tags.ts'
import { lockOrder } from './lock-order.ts'

export type TagOrder = { shopId: number; userId: number; orderNo: string; tags: readonly string[]; now: Date }

/** Puts words on an order, for the shop's own eyes. @throws AppError `not_found`. */
export async function tagOrder(trx: Db, { shopId, userId, orderNo, tags, now }: TagOrder): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  const before = await listTags(trx, { shopId, orderId: order.id })
  await saveTags(trx, { shopId, orderId: order.id, tags })
  await recordAudit(trx, {
    ...{ shopId, userId, action: 'order.tagged', now },
    ...{ subject: { type: 'order', ref: orderNo }, before: { tags: before }, after: { tags: tags.toSorted() } },
  })
}

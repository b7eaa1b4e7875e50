import type { Db } from '../../../platform/db/db.ts'
import { saveTags } from '../queries/save-tags.ts'
import { lockOrder } from './lock-order.ts'

export type TagOrder = { shopId: number; orderNo: string; tags: readonly string[] }

/** Puts words on an order, for the shop's own eyes. @throws AppError `not_found`. */
export async function tagOrder(trx: Db, { shopId, orderNo, tags }: TagOrder): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  await saveTags(trx, { shopId, orderId: order.id, tags })
}

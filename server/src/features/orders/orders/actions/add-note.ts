import type { Db } from '../../../../platform/db/db.ts'
import { lockOrder } from './lock-order.ts'
import { recordEvent } from './record-event.ts'

export type AddNote = { shopId: number; orderNo: string; text: string; userId: number; now: Date }

/** Keeps a note in the order's timeline; buyers never see it. @throws AppError `not_found`. */
export async function addNote(trx: Db, { shopId, orderNo, text, userId, now }: AddNote): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  await recordEvent(trx, {
    shopId,
    orderId: order.id,
    now,
    name: 'order.noted',
    actor: 'seller',
    userId,
    data: { text },
  })
}

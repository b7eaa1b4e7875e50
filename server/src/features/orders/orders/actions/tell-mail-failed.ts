import type { Db } from '../../../../platform/db/db.ts'
import type { EventMap } from '../../../../platform/events/event-map.ts'
import { recordEvent } from './record-event.ts'

/** The order's timeline says that a mail about it was not sent, and why. */
export async function tellMailFailed(
  trx: Db,
  { shopId, orderId, recipient, reason }: EventMap['mail.failed'],
  now: Date,
): Promise<void> {
  if (orderId === null) return
  await recordEvent(trx, {
    shopId,
    orderId,
    now,
    name: 'mail.failed',
    actor: 'system',
    data: { recipient, reason: reason.slice(0, 300) },
  })
}

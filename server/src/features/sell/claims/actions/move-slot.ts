import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { moveSlotClaim } from '../queries.ts'
import type { Holder, Shortage, SlotWant } from './wants.ts'

/** Another time for what a line of a holder has booked, or what is short; then the caller rolls back. */
export async function moveSlot(
  trx: Db,
  holder: Holder,
  want: Omit<SlotWant, 'kind' | 'amount'>,
  now: Date,
): Promise<Shortage[]> {
  const short = await moveSlotClaim(trx, holder, want, now)
  if (short.length === 0) publishChange(trx, 'product', want.productId)
  return short
}

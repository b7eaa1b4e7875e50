import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { extendBookingClaim } from '../queries.ts'
import type { Extension, Holder, Shortage } from './wants.ts'

/** A later end for what a line of a holder has booked, all of it or what is short. Others that are still in the shop may move to other units. */
export async function extendBooking(trx: Db, holder: Holder, want: Extension, now: Date): Promise<Shortage[]> {
  const short = await extendBookingClaim(trx, holder, want, now)
  if (short.length === 0) publishChange(trx, 'product', want.productId)
  return short
}

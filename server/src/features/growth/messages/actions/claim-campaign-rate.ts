import type { Db } from '../../../../platform/db/db.ts'
import { findNthAsked } from '../queries/campaign-rate.ts'

const minuteMs = 60_000

/** From when a shop's campaigns may hand over one more message, of `perMinute` in any 60 seconds; null: now. */
export async function campaignsWaitUntil(
  trx: Db,
  { shopId, perMinute, now }: { shopId: number; perMinute: number; now: Date },
): Promise<Date | null> {
  const asked = await findNthAsked(trx, { shopId, nth: perMinute, since: new Date(now.getTime() - minuteMs) })
  return asked && new Date(asked.getTime() + minuteMs)
}

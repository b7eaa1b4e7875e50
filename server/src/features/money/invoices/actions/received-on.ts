import type { Db } from '../../../../platform/db/db.ts'
import { readReceived, type ReceivedDays } from '../queries/received.ts'

/** What came in for a shop's invoices less what went back on each of some ranges of days, sen of ringgit, in their order. */
export const receivedOn = (trx: Db, shopId: number, ranges: readonly ReceivedDays[]): Promise<number[]> =>
  readReceived(trx, shopId, ranges)

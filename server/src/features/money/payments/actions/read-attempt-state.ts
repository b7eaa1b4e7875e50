import type { Db } from '../../../../platform/db/db.ts'
import { findNewestState } from '../queries/attempts.ts'

/** What the newest try to pay an invoice online came to; null where nobody tried. */
export const readAttemptState = (trx: Db, ref: { shopId: number; invoiceId: number }): Promise<string | null> =>
  findNewestState(trx, ref)

import type { Db } from '../../../../platform/db/db.ts'
import { findQuota as find } from '../queries/collection.ts'

/** The seats of an event, and how many of them are left. */
export const findSeats = (trx: Db, shopId: number, productId: number): ReturnType<typeof find> =>
  find(trx, shopId, productId)

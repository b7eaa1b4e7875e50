import type { Db } from '../../../../platform/db/db.ts'
import { isMember } from '../queries/views.ts'

/** Whether whoever looks works in the shop: their looking is no buyer's. */
export const isOwnPerson = async (trx: Db, shopId: number, userId: number | undefined): Promise<boolean> =>
  userId !== undefined && isMember(trx, shopId, userId)

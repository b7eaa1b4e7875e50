import type { Db } from '../../../platform/db/db.ts'
import { lockShop } from '../queries.ts'

/** Until the transaction ends nobody else is at what the shop has set up. */
export const lockShopRow = async (trx: Db, shopId: number): Promise<void> => void (await lockShop(trx, shopId))

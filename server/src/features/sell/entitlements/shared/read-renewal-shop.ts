import type { Db } from '../../../../platform/db/db.ts'
import { listPrepaidMethods, readShopLook } from '../queries/shop.ts'

/** What the page of a member or a learner shows of its shop, and how a renewal can be paid there. */
export async function readRenewalShop(trx: Db, shopId: number) {
  const [shop, methods] = await Promise.all([readShopLook(trx, shopId), listPrepaidMethods(trx, shopId)])
  return { shop, methods }
}

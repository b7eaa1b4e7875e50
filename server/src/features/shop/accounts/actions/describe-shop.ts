import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { saveShopDetails } from '../queries/shops.ts'
import type { ShopDetails } from '../queries/shops.ts'

/** What a shop says about itself to buyers. */
export async function describeShop(trx: Db, shopId: number, details: Partial<ShopDetails>): Promise<void> {
  await saveShopDetails(trx, shopId, details)
  publishChange(trx, 'shop', shopId)
}

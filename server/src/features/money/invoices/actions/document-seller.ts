import type { Db } from '../../../../platform/db/db.ts'
import { presentSeller } from '../present/buyer-seller.ts'
import { readSellerRow } from '../queries/seller.ts'
import { readSnapshot, snapshotOf } from '../seller-snapshot.ts'

/** Who sells, as of now, to be kept with a document. */
export const freezeSeller = async (trx: Db, shopId: number): Promise<string> =>
  JSON.stringify(snapshotOf(await readSellerRow(trx, shopId)))

/** Who sells as a document shows it: as kept with it, else as of now. `logoKey`: the stored picture. */
export async function readSeller(trx: Db, shopId: number, kept: unknown) {
  const shop = await readSellerRow(trx, shopId)
  return {
    seller: presentSeller(kept, shop),
    logoKey: (readSnapshot(kept) ?? snapshotOf(shop)).logo_key,
    username: shop.username,
  }
}

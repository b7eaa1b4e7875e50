import type { Db } from '../../../../platform/db/db.ts'
import { errorCode } from '../../../../platform/db/connection-errors.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ShopDetails = {
  description: string
  email: string | null
  whatsapp_number: string | null
  show_address: boolean
  address: string | null
  postcode: string | null
  city: string | null
  state: string | null
}

export async function usernameIsTaken(db: Db, username: string): Promise<boolean> {
  const rows = await rawQuery(db, 'accounts_username', 'select 1 from shops where username = $1', [username])
  return rows.length > 0
}

/** Opens a shop with its owner and its order numbers. Null when somebody took the username a moment earlier. */
export async function insertShop(
  trx: Db,
  shop: { username: string; name: string; ownerId: number; phone: string },
): Promise<number | null> {
  try {
    const [row] = await rawQuery<{ id: number }>(trx, 'accounts_open_shop', 'select open_shop($1, $2, $3, $4) as id', [
      shop.username,
      shop.name,
      shop.ownerId,
      shop.phone,
    ])
    return row?.id ?? null
  } catch (error) {
    if (errorCode(error) === '23505') return null
    throw error
  }
}

/** Needs the transaction to name the shop. */
export async function insertStaff(
  trx: Db,
  member: { shop_id: number; user_id: number; permissions: string[] },
): Promise<void> {
  await trx
    .insertInto('shop_members')
    .values({ ...member, role: 'staff' })
    .execute()
}

export async function saveShopDetails(trx: Db, shopId: number, details: Partial<ShopDetails>): Promise<void> {
  await trx
    .updateTable('shops')
    .set((shop) => ({ ...details, version: shop('version', '+', 1) }))
    .where('id', '=', shopId)
    .execute()
}

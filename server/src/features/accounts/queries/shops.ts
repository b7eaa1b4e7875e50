import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../../platform/db/db.ts'
import { errorCode } from '../../../platform/db/connection-errors.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { suspensionsOf } from '../../../platform/suspensions/suspended-shops.ts'
import type { Suspension } from '../../../platform/suspensions/suspended-shops.ts'

/** A shop somebody works in, and as what. */
export type Membership = {
  shop_id: number
  username: string
  name: string
  role: Role
  permissions: string[]
  logo_key: string | null
  logo_widths: number[] | null
  /** Why nothing can be changed in it for now. */
  suspended: Suspension | null
}

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

/** The shops of a person, the first one joined first. Needs no shop: the function runs as the owner. */
export async function listMemberships(db: Db, userId: number): Promise<Membership[]> {
  const rows = await rawQuery<Omit<Membership, 'suspended'>>(
    db,
    'accounts_memberships',
    'select shop_id, username, name, role, permissions, logo_key, logo_widths from shops_of_user($1)',
    [userId],
  )
  return rows.map((row) => ({ ...row, suspended: suspensionsOf(db).ofShop(row.shop_id) }))
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

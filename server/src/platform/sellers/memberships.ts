import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import { suspensionsOf } from '../suspensions/suspended-shops.ts'
import type { Suspension } from '../suspensions/suspended-shops.ts'

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

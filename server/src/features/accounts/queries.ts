import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../platform/db/db.ts'
import { rawQuery } from '../../platform/db/raw-query.ts'

/** A shop somebody works in, and as what. */
export type Membership = { shop_id: number; username: string; name: string; role: Role; permissions: string[] }

/** The shops of a person, the first one joined first. Needs no shop: the function runs as the owner. */
export const listMemberships = (db: Db, userId: number): Promise<Membership[]> =>
  rawQuery<Membership>(db, 'accounts_memberships', 'select shop_id, username, name, role, permissions from shops_of_user($1)', [userId])

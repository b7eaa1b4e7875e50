import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type MemberRow = {
  id: number
  name: string
  email: string
  role: Role
  permissions: string[]
  has_totp: boolean
  joined_at: Date
  seen_at: Date | null
}

/** Owners first, then who came first. */
export const listMembers = (trx: Db, shopId: number): Promise<MemberRow[]> =>
  rawQuery<MemberRow>(
    trx,
    'staff_members',
    `
    select u.id, u.name, u.email, m.role, m.permissions, u.totp_secret is not null as has_totp, m.created_at as joined_at,
      (select max(s.seen_at) from sessions s where s.user_id = u.id) as seen_at
    from shop_members m join users u on u.id = m.user_id where m.shop_id = $1 order by m.role, m.created_at, u.id limit 200`,
    [shopId],
  )

export type LockedMember = { id: number; name: string; email: string; role: Role; permissions: string[] }

/** Every member, held still in one order: whether an owner stays must not change meanwhile. */
export const lockMembers = (trx: Db, shopId: number): Promise<LockedMember[]> =>
  rawQuery<LockedMember>(
    trx,
    'staff_lock',
    `
    select u.id, u.name, u.email, m.role, m.permissions from shop_members m join users u on u.id = m.user_id
    where m.shop_id = $1 order by m.user_id for update of m`,
    [shopId],
  )

export async function saveMember(
  trx: Db,
  shopId: number,
  userId: number,
  role: Role,
  permissions: readonly string[],
): Promise<void> {
  await trx
    .updateTable('shop_members')
    .set({ role, permissions: [...permissions] })
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .execute()
}

export async function removeMember(trx: Db, shopId: number, userId: number): Promise<void> {
  await trx.deleteFrom('shop_members').where('shop_id', '=', shopId).where('user_id', '=', userId).execute()
}

/** False when the person is a member already. */
export async function insertMember(
  trx: Db,
  member: { shop_id: number; user_id: number; role: Role; permissions: string[] },
): Promise<boolean> {
  const row = await trx
    .insertInto('shop_members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (row.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A shop that somebody works in, by its name in addresses. */
export async function findOwnShop(
  db: Db,
  userId: number,
  username: string,
): Promise<{ shop_id: number; name: string } | undefined> {
  const rows = await rawQuery<{ shop_id: number; name: string; username: string }>(
    db,
    'staff_own_shop',
    'select shop_id, name, username from shops_of_user($1) where username = $2',
    [userId, username],
  )
  return rows[0]
}

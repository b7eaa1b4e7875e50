import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type InvitationRow = {
  id: number
  email: string
  role: Role
  permissions: string[]
  inviter: string
  sent_at: Date
  expires_at: Date
}

/** Neither accepted nor taken back, the newest first; those too old to be used among them. */
export const listInvitations = (trx: Db, shopId: number): Promise<InvitationRow[]> =>
  rawQuery<InvitationRow>(
    trx,
    'staff_invitations',
    `
    select i.id, i.email, i.role, i.permissions, u.name as inviter, i.sent_at, i.expires_at
    from staff_invitations i join users u on u.id = i.invited_by
    where i.shop_id = $1 and i.accepted_at is null and i.revoked_at is null order by i.id desc limit 200`,
    [shopId],
  )

export type NewInvitation = {
  shop_id: number
  email: string
  role: Role
  permissions: string[]
  token_hash: Buffer
  invited_by: number
  created_at: Date
  sent_at: Date
  expires_at: Date
}

/** Null when an invitation of this e-mail address is open already. */
export async function insertInvitation(trx: Db, invitation: NewInvitation): Promise<number | null> {
  const row = await trx
    .insertInto('staff_invitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function lockOpenInvitation(trx: Db, shopId: number, id: number): Promise<InvitationRow | null> {
  const [row] = await rawQuery<InvitationRow>(
    trx,
    'staff_lock_invitation',
    `
    select i.id, i.email, i.role, i.permissions, u.name as inviter, i.sent_at, i.expires_at
    from staff_invitations i join users u on u.id = i.invited_by
    where i.shop_id = $1 and i.id = $2 and i.accepted_at is null and i.revoked_at is null for update of i`,
    [shopId, id],
  )
  return row ?? null
}

export async function invitationExists(trx: Db, shopId: number, id: number): Promise<boolean> {
  return (
    (
      await rawQuery(trx, 'staff_invitation_exists', 'select 1 from staff_invitations where shop_id = $1 and id = $2', [
        shopId,
        id,
      ])
    ).length > 0
  )
}

/** A new link; the one before is dead. */
export async function renewInvitation(
  trx: Db,
  shopId: number,
  id: number,
  link: { token_hash: Buffer; sent_at: Date; expires_at: Date },
): Promise<void> {
  await trx.updateTable('staff_invitations').set(link).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

export async function revokeInvitation(trx: Db, shopId: number, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('staff_invitations')
    .set({ revoked_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute()
}

export type FoundInvitation = {
  id: number
  shop_id: number
  shop_name: string
  email: string
  role: Role
  permissions: string[]
  inviter: string
  expires_at: Date
}

/** Whose link it is while it can be used. Needs no shop: the function runs as the owner. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<FoundInvitation | null> {
  const [row] = await rawQuery<FoundInvitation>(
    db,
    'staff_invitation_by_token',
    'select id, shop_id, shop_name, email, role, permissions, inviter, expires_at from invitation_by_token($1, $2)',
    [tokenHash, now],
  )
  return row ?? null
}

/** Uses the link up; false when somebody was faster or it is too late. */
export async function claimInvitation(trx: Db, shopId: number, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('staff_invitations')
    .set({ accepted_at: now })
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

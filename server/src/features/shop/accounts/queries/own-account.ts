import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export async function saveProfileOf(
  trx: Db,
  id: number,
  profile: { name: string; phone: string | null },
): Promise<void> {
  await trx.updateTable('users').set(profile).where('id', '=', id).execute()
}

export async function savePendingTotp(trx: Db, id: number, secret: string): Promise<void> {
  await trx.updateTable('users').set({ totp_pending: secret }).where('id', '=', id).execute()
}

export async function findPendingTotp(trx: Db, id: number): Promise<string | null> {
  const row = await trx.selectFrom('users').select('totp_pending').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.totp_pending ?? null
}

/** `secret` null: signing in asks for no code any more. */
export async function saveTotp(trx: Db, id: number, secret: string | null, step: number | null): Promise<void> {
  await trx
    .updateTable('users')
    .set({ totp_secret: secret, totp_pending: null, totp_last_step: step })
    .where('id', '=', id)
    .execute()
}

export async function replaceRecoveryCodes(trx: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length > 0)
    await trx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute()
}

/** Uses a code up; false when it is none of this person's, or was used. */
export async function claimRecoveryCode(trx: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await rawQuery(
    trx,
    'accounts_claim_recovery',
    `
    update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning 1`,
    [userId, hash, now],
  )
  return rows.length > 0
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await rawQuery<{ count: number }>(
    db,
    'accounts_count_recovery',
    'select count(*)::integer as count from recovery_codes where user_id = $1 and used_at is null',
    [userId],
  )
  return row?.count ?? 0
}

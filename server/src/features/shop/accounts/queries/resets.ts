import type { Db } from '../../../../platform/db/db.ts'

export async function saveReset(
  trx: Db,
  reset: { tokenHash: Buffer; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('password_resets')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, created_at: reset.now, expires_at: reset.expiresAt })
    .execute()
}

/** Whose link it is, while it can still be used. */
export async function findReset(db: Db, tokenHash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Uses a link up; false when it is too late, or somebody was faster. */
export async function claimReset(trx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

/** The other links of a person who has a new password. */
export async function removeOpenResets(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

export async function removeResetsBefore(trx: Db, moment: Date): Promise<void> {
  await trx.deleteFrom('password_resets').where('expires_at', '<', moment).execute()
}

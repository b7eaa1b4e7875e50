import type { Db } from '../../../../platform/db/db.ts'

export async function saveConfirmation(
  trx: Db,
  {
    tokenHash,
    userId,
    email,
    now,
    expiresAt,
  }: { tokenHash: Buffer; userId: number; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('email_confirmations')
    .values({ token_hash: tokenHash, user_id: userId, email, created_at: now, expires_at: expiresAt })
    .execute()
}

/** Whose address a link proves, while it is good and the account still has that address. */
export async function findConfirmation(trx: Db, tokenHash: Buffer, now: Date): Promise<number | null> {
  const row = await trx
    .selectFrom('email_confirmations as c')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'c.user_id').onRef('u.email', '=', 'c.email'))
    .select('c.user_id')
    .where('c.token_hash', '=', tokenHash)
    .where('c.expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function removeConfirmationsBefore(trx: Db, moment: Date): Promise<void> {
  await trx.deleteFrom('email_confirmations').where('expires_at', '<', moment).execute()
}

/** The first proof stands. */
export async function saveVerified(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}

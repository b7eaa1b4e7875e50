import type { Db } from '../../../../platform/db/db.ts'
import { errorCode } from '../../../../platform/db/connection-errors.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type EmailChange = { email: string; code_hash: Buffer; attempts: number; expires_at: Date }

/** The newest wish takes the place of the one before. */
export async function saveEmailChange(
  trx: Db,
  userId: number,
  { email, codeHash, expiresAt }: { email: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const change = { email, code_hash: codeHash, attempts: 0, expires_at: expiresAt }
  await trx
    .insertInto('email_changes')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
}

/** Counts a try of its code and holds it until the commit; null where nothing waits. */
export async function tryEmailChange(trx: Db, userId: number): Promise<EmailChange | null> {
  const [row] = await rawQuery<EmailChange>(
    trx,
    'accounts_try_email',
    'update email_changes set attempts = attempts + 1 where user_id = $1 returning email, code_hash, attempts, expires_at',
    [userId],
  )
  return row ?? null
}

export async function removeEmailChange(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** False when somebody else has the address; the transaction is then at its end. */
export async function saveEmail(trx: Db, userId: number, email: string): Promise<boolean> {
  try {
    await trx.updateTable('users').set({ email }).where('id', '=', userId).execute()
    return true
  } catch (error) {
    if (errorCode(error) === '23505') return false
    throw error
  }
}

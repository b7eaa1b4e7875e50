import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type UserRow = {
  id: number
  name: string
  email: string
  phone: string | null
  lang: Lang
  password_hash: string
  totp_secret: string | null
  email_verified_at: Date | null
}

export type NewUser = {
  name: string
  email: string
  phone: string | null
  lang: Lang
  password_hash: string
  email_verified_at: Date | null
}

const userColumns = 'id, name, email, phone, lang, password_hash, totp_secret, email_verified_at'

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await rawQuery<UserRow>(
    db,
    'accounts_user_by_email',
    `select ${userColumns} from users where email = $1`,
    [email],
  )
  return row ?? null
}

export async function findUser(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await rawQuery<UserRow>(db, 'accounts_user', `select ${userColumns} from users where id = $1`, [id])
  return row ?? null
}

/** Holds the person still until the commit, if the password is the one that was checked. */
export async function lockUser(trx: Db, id: number, passwordHash: string): Promise<boolean> {
  const rows = await rawQuery(
    trx,
    'accounts_lock_user',
    'select 1 from users where id = $1 and password_hash = $2 for share',
    [id, passwordHash],
  )
  return rows.length > 0
}

/** Null when the e-mail address has an account already. */
export async function insertUser(trx: Db, user: NewUser): Promise<number | null> {
  const row = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function savePassword(trx: Db, id: number, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** True when the step is later than any code of this person taken before. */
export async function claimCodeStep(trx: Db, id: number, step: number): Promise<boolean> {
  const rows = await rawQuery(
    trx,
    'accounts_claim_code',
    `
    update users set totp_last_step = $2 where id = $1 and (totp_last_step is null or totp_last_step < $2) returning 1`,
    [id, step],
  )
  return rows.length > 0
}

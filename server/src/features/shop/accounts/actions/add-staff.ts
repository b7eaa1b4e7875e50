import type { Work } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { messages } from '../messages.ts'
import { insertUser } from '../queries/people.ts'
import { insertStaff } from '../queries/shops.ts'

export type NewStaff = {
  shopId: number
  name: string
  email: string
  passwordHash: string
  lang: Lang
  emailVerifiedAt?: Date
  permissions: readonly Work[]
}

/** A new person who works in a shop. The transaction names the shop. @throws AppError 422 when the e-mail has an account */
export async function addStaff(
  trx: Db,
  { shopId, permissions, passwordHash, emailVerifiedAt, ...person }: NewStaff,
): Promise<number> {
  const userId = await insertUser(trx, {
    ...person,
    phone: null,
    password_hash: passwordHash,
    email_verified_at: emailVerifiedAt ?? null,
  })
  if (userId === null) throw refuseField('email', messages.emailTaken)
  await insertStaff(trx, { shop_id: shopId, user_id: userId, permissions: [...permissions] })
  return userId
}

import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { messages } from '../messages.ts'
import { insertUser } from '../queries/people.ts'
import { insertShop } from '../queries/shops.ts'
import type { Registration } from './judge-registration.ts'

export type NewSeller = Omit<Registration, 'password'> & {
  passwordHash: string
  lang: Lang
  emailVerifiedAt: Date | null
}

/** A new person with a new shop. @throws AppError 422 when e-mail or username were taken a moment ago */
export async function registerSeller(
  trx: Db,
  { shopName, passwordHash, username, emailVerifiedAt, ...person }: NewSeller,
): Promise<{ userId: number; shopId: number }> {
  const userId = await insertUser(trx, { ...person, password_hash: passwordHash, email_verified_at: emailVerifiedAt })
  if (userId === null) throw refuseField('email', messages.emailTaken)
  const shopId = await insertShop(trx, { username, name: shopName, ownerId: userId, phone: person.phone })
  if (shopId === null) throw refuseField('username', messages.usernameTaken)
  return { userId, shopId }
}

type AnotherShop = Pick<Registration, 'shopName' | 'username' | 'phone'> & { ownerId: number }

/** One more shop of somebody who has an account; its id. @throws AppError 422 when the username was taken a moment ago */
export async function openAnotherShop(trx: Db, { shopName, username, phone, ownerId }: AnotherShop): Promise<number> {
  const shopId = await insertShop(trx, { username, name: shopName, ownerId, phone })
  if (shopId === null) throw refuseField('username', messages.usernameTaken)
  return shopId
}

import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertUser } from '../queries/people.ts'

type Applicant = {
  name: string
  phone: string
  email: string
  lang: Lang
  passwordHash: string
  isEmailVerified: boolean
  now: Date
}

/** A new person without a shop, who applied to a programme of one; null when the e-mail address has an account already. */
export const registerApplicant = (
  trx: Db,
  { name, phone, email, lang, passwordHash, isEmailVerified, now }: Applicant,
): Promise<number | null> =>
  insertUser(trx, {
    name,
    phone,
    email,
    lang,
    password_hash: passwordHash,
    email_verified_at: isEmailVerified ? now : null,
  })

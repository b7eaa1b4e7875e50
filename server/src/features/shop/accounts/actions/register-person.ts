import { checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import { messages } from '../messages.ts'
import { insertUser } from '../queries/people.ts'
import { refuseAny, refusedPassword } from './judge-registration.ts'

export type TypedPerson = { name: string; phone: string; email: string; password: string }
export type NewPerson = {
  name: string
  phone: string | null
  email: string
  lang: Lang
  passwordHash: string
  now: Date
}

/** What was typed about a new person; the phone may be left out. @throws AppError 422 with everything that stands in the way */
export function judgePerson({ name, phone: typed, email, password }: TypedPerson): {
  name: string
  phone: string | null
} {
  const phone = typed === '' ? null : readPhone(typed)
  refuseAny({
    name: name !== '' && checkBuyerField('name', name, 'MY') === null ? null : messages.badName,
    phone: typed !== '' && phone === null ? reasons.badPhone : null,
    password: refusedPassword(password, { email, name }),
  })
  return { name, phone }
}

/** A new person without a shop of his own, who was written to at this address and came; the id. @throws AppError 422 when the e-mail got an account a moment ago */
export async function registerPerson(trx: Db, { passwordHash, now, ...person }: NewPerson): Promise<number> {
  const id = await insertUser(trx, { ...person, password_hash: passwordHash, email_verified_at: now })
  if (id === null) throw refuseField('email', messages.emailTaken)
  return id
}

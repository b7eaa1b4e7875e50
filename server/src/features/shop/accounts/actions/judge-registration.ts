import { checkBuyerField, isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { judgePassword } from '@kedai/domain/people/password.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { judgeUsername, normaliseUsername } from '@kedai/domain/people/username.ts'
import type { OpenShop } from '@kedai/contracts/account.ts'
import type { Register } from '@kedai/contracts/auth.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { labelOf } from '../../../../platform/http/field-labels.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import { messages, passwordRefusals, usernameRefusals } from '../messages.ts'
import { findUserByEmail } from '../queries/people.ts'
import { usernameIsTaken } from '../queries/shops.ts'

/** What was typed, in the form in which it is stored. */
export type Registration = {
  name: string
  email: string
  phone: string
  password: string
  shopName: string
  username: string
}

/** Reads a registration. @throws AppError 422 with everything that stands in its way, what was left out included, by field */
export async function judgeRegistration(db: Db, typed: Register): Promise<Registration> {
  const { name, password, shop_name: shopName } = typed
  const email = normaliseEmail(typed.email)
  const username = normaliseUsername(typed.username)
  const phone = readPhone(typed.phone)
  // In the order in which the form asks.
  refuseTyped(typed, {
    shop_name: refusedShopName(shopName),
    username: await judgeNewUsername(db, username),
    name: checkBuyerField('name', name, 'MY') === null ? null : messages.badName,
    phone: phone === null ? reasons.badPhone : null,
    email: await judgeNewEmail(db, email),
    password: refusedPassword(password, { email, name, username }),
  })
  return { name, email, phone: phone ?? '', password, shopName, username }
}

/** Reads another shop of somebody who has an account. @throws AppError 422, by field */
export async function judgeShop(
  db: Db,
  typed: OpenShop,
): Promise<Pick<Registration, 'shopName' | 'username' | 'phone'>> {
  const username = normaliseUsername(typed.username)
  const phone = readPhone(typed.phone)
  refuseTyped(typed, {
    shop_name: refusedShopName(typed.shop_name),
    username: await judgeNewUsername(db, username),
    phone: phone === null ? reasons.badPhone : null,
  })
  return { shopName: typed.shop_name, username, phone: phone ?? '' }
}

// What is empty is asked for and not judged.
function refuseTyped<Field extends string>(
  typed: Record<Field, string>,
  refusals: Record<Field, Message | null>,
): void {
  const fields = Object.keys(refusals) as Field[] // the keys it was made with
  refuseAny(
    Object.fromEntries(
      fields.map((field) => [
        field,
        typed[field] === '' ? fill(reasons.required, { field: labelOf([field]) }) : refusals[field],
      ]),
    ),
  )
}

/** @throws AppError 422 with every refusal that is not null, by field */
export function refuseAny(refusals: Record<string, Message | null>): void {
  const found = Object.entries(refusals).flatMap(([field, refusal]): [string, Message[]][] =>
    refusal === null ? [] : [[field, [refusal]]],
  )
  if (found.length > 0) throw new AppError('invalid', texts.invalid, { fields: Object.fromEntries(found) })
}

const refusedShopName = (name: string): Message | null =>
  /[\p{L}\p{N}]/u.test(name) && !/\p{Cc}/u.test(name) ? null : messages.badShopName

async function judgeNewEmail(db: Db, email: string): Promise<Message | null> {
  if (!isEmail(email)) return reasons.badEmail
  return (await findUserByEmail(db, email)) === null ? null : messages.emailTaken
}

/** Why a normalised username cannot be had, in words; null when it is free. */
export async function judgeNewUsername(db: Db, username: string): Promise<Message | null> {
  const refusal = judgeUsername(username)
  if (refusal !== null) return usernameRefusals[refusal]
  return (await usernameIsTaken(db, username)) ? messages.usernameTaken : null
}

export function refusedPassword(
  password: string,
  person: { email?: string; name?: string; username?: string },
): Message | null {
  const refusal = judgePassword(password, person)
  return refusal === null ? null : passwordRefusals[refusal]
}

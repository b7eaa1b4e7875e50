import type { OptOutOf } from '@kedai/contracts/opt-outs.ts'
import { isEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import { texts } from '../messages.ts'
import type { MarketingChannel } from '../queries/contacts.ts'

export type Typed = { channel: MarketingChannel; address: string }

/** A phone as it is kept. @throws AppError `invalid` at `field` */
export function mustBePhone(typed: string, field = 'phone'): string {
  const phone = readPhone(typed)
  if (phone === null) throw refuseField(field, texts.badPhone, { value: typed })
  return phone
}

/** An address as it is kept. @throws AppError `invalid` at `field` */
export function mustBeEmail(typed: string, field = 'email'): string {
  const email = foldEmail(typed)
  if (!isEmail(email)) throw refuseField(field, texts.badEmail, { value: typed })
  return email
}

/** Who is meant, by which channels. @throws AppError `invalid` for nobody, and for a channel without its address */
export function readContacts({ phone, email, channel }: OptOutOf): Typed[] {
  const found: Typed[] = [
    ...(phone ? [{ channel: 'sms' as const, address: mustBePhone(phone) }] : []),
    ...(email ? [{ channel: 'email' as const, address: mustBeEmail(email) }] : []),
  ].filter((one) => !channel || one.channel === channel)
  if (found.length > 0) return found
  if (channel && (phone || email))
    throw channel === 'sms' ? refuseField('phone', texts.needsPhone) : refuseField('email', texts.needsEmail)
  throw refuseField('phone', texts.nobody)
}
